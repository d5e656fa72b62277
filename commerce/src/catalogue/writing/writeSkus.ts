/** Stores the sizes of a batch of products and their stock. Stock that the shop has sold since stays sold. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { run, type Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { ProductDraft } from '../catalogueDraft.ts';
import { sizeFacetId, skuName } from './writeParameters.ts';

export async function writeSkus(
  queries: Queries,
  drafts: readonly ProductDraft[],
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await identify(
    queries,
    'sku',
    drafts.flatMap(({ skus }) => skus.map(({ key }) => key)),
  );
  const changed = drafts.map(({ key }) => productIds.get(key) ?? 0);
  const rows = [
    ...new Map(
      drafts.flatMap((draft) =>
        draft.skus.map((sku, index) => [
          sku.key,
          {
            sku_id: ids.get(sku.key),
            key: sku.key,
            product_id: productIds.get(draft.key),
            article_number: sku.articleNumber,
            name: skuName(sku),
            size_facet_id: sizeFacetId(sku),
            gtin: sku.gtin ?? null,
            weight: Math.round(sku.weight),
            sort_order: index,
            on_hand: sku.stock.onHand,
            oversellable: sku.stock.oversellable ?? 0,
            static_quantity: sku.stock.static ?? 0,
            incoming: sku.stock.incoming ?? null,
          },
        ]),
      ),
    ).values(),
  ];
  // A size that the bringer no longer lists is kept for the orders that name it, but no longer sold.
  await run(
    queries,
    sql`update skus set is_active = false where product_id = any(${changed}::int[])`,
  );
  await run(
    queries,
    sql`insert into skus (sku_id, key, product_id, article_number, name, size_facet_id, gtin, weight, sort_order, is_active)
      select sku_id, key, product_id, article_number, name, size_facet_id, gtin, weight, sort_order, true
      from ${recordset(rows, 'sku_id integer, key text, product_id integer, article_number text, name jsonb, size_facet_id text, gtin text, weight integer, sort_order integer')}
      on conflict (key) do update set product_id = excluded.product_id, article_number = excluded.article_number, name = excluded.name, size_facet_id = excluded.size_facet_id,
        gtin = excluded.gtin, weight = excluded.weight, sort_order = excluded.sort_order, is_active = true`,
  );
  await run(
    queries,
    sql`insert into stock (sku_id, on_hand, oversellable, static_quantity, reserved, incoming, imported_on_hand, imported_oversellable)
      select sku_id, on_hand, oversellable, static_quantity, 0, incoming, on_hand, oversellable
      from ${recordset(rows, 'sku_id integer, on_hand integer, oversellable integer, static_quantity integer, incoming timestamptz')}
      on conflict (sku_id) do update set
        on_hand = case when stock.imported_on_hand = excluded.imported_on_hand then stock.on_hand else excluded.on_hand end,
        oversellable = case when stock.imported_oversellable = excluded.imported_oversellable then stock.oversellable else excluded.oversellable end,
        static_quantity = excluded.static_quantity, incoming = excluded.incoming,
        imported_on_hand = excluded.imported_on_hand, imported_oversellable = excluded.imported_oversellable`,
  );
}
