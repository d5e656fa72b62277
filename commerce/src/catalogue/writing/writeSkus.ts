/**
 * Stores the sizes of a batch of products and their stock. Pieces sold by the shop since the last
 * import stay sold.
 */
import { anyOf, insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { ProductDraft, SkuDraft } from '../catalogueDraft.ts';
import { entryOf } from './entryOf.ts';
import { sizeFacetId, skuName } from './writeParameters.ts';

const storedSku = (sku: SkuDraft, sortOrder: number) => ({
  key: sku.key,
  articleNumber: sku.articleNumber,
  name: skuName(sku),
  sizeFacetId: sizeFacetId(sku),
  gtin: sku.gtin ?? null,
  weight: Math.round(sku.weight),
  sortOrder,
});

const storedStock = ({
  onHand,
  oversellable = 0,
  static: staticQuantity = 0,
  incoming,
}: SkuDraft['stock']) => ({
  onHand,
  oversellable,
  staticQuantity,
  reserved: 0,
  incoming: incoming ?? null,
  importedOnHand: onHand,
  importedOversellable: oversellable,
});

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
  const changed = drafts.map(({ key }) => entryOf(productIds, key));
  // The last entry of a duplicate key counts.
  const skus = [
    ...new Map(
      drafts.flatMap((draft) =>
        draft.skus.map((sku, index) => [
          sku.key,
          {
            ...storedSku(sku, index),
            skuId: entryOf(ids, sku.key),
            productId: entryOf(productIds, draft.key),
            stock: sku.stock,
          },
        ]),
      ),
    ).values(),
  ];
  // A size that the source no longer lists is retained for the orders that refer to it, but no
  // longer sold.
  await queries
    .updateTable('skus')
    .set({ isActive: false })
    .where('productId', '=', anyOf(changed))
    .execute();
  await insertRows(queries, 'skus', {
    columns: [
      'skuId',
      'key',
      'productId',
      'articleNumber',
      'name',
      'sizeFacetId',
      'gtin',
      'weight',
      'sortOrder',
      'isActive',
    ],
    rows: skus.map((sku) => ({ ...sku, isActive: true })),
  })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        productId: ref('excluded.productId'),
        articleNumber: ref('excluded.articleNumber'),
        name: ref('excluded.name'),
        sizeFacetId: ref('excluded.sizeFacetId'),
        gtin: ref('excluded.gtin'),
        weight: ref('excluded.weight'),
        sortOrder: ref('excluded.sortOrder'),
        isActive: true,
      })),
    )
    .execute();
  await insertRows(queries, 'stock', {
    columns: [
      'skuId',
      'onHand',
      'oversellable',
      'staticQuantity',
      'reserved',
      'incoming',
      'importedOnHand',
      'importedOversellable',
    ],
    rows: skus.map(({ skuId, stock }) => ({ skuId, ...storedStock(stock) })),
  })
    .onConflict((conflict) =>
      conflict.column('skuId').doUpdateSet(({ ref, eb }) => ({
        onHand: eb
          .case()
          .when('stock.importedOnHand', '=', ref('excluded.importedOnHand'))
          .then(ref('stock.onHand'))
          .else(ref('excluded.onHand'))
          .end(),
        oversellable: eb
          .case()
          .when('stock.importedOversellable', '=', ref('excluded.importedOversellable'))
          .then(ref('stock.oversellable'))
          .else(ref('excluded.oversellable'))
          .end(),
        staticQuantity: ref('excluded.staticQuantity'),
        incoming: ref('excluded.incoming'),
        importedOnHand: ref('excluded.importedOnHand'),
        importedOversellable: ref('excluded.importedOversellable'),
      })),
    )
    .execute();
}
