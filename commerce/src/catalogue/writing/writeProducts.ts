/** Stores one batch of products with sizes, stock, prices, facets and reviews, in one transaction of few statements. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { ProductDraft } from '../catalogueDraft.ts';
import { fingerprint } from '../fingerprint.ts';
import type { CategoryTree } from './writeCategories.ts';
import { writeAliases } from './writeAliases.ts';
import { parameterKey, sizeFacetId, writeParameters, writeSizes } from './writeParameters.ts';
import { writePrices } from './writePrices.ts';
import { writeSkus } from './writeSkus.ts';

export interface ProductWriting {
  readonly tree: CategoryTree;
  readonly brands: ReadonlyMap<string, number>;
  /** Parameter values and sizes stored so far; grow with each batch. */
  readonly parameters: Map<string, number>;
  readonly sizes: Set<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An id that stays the same when the same review is brought again. */
function stableId(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function categoryIds(draft: ProductDraft, tree: CategoryTree): number[] {
  return [
    ...new Set(
      [draft.primaryCategoryKey, ...draft.categoryKeys].flatMap((key) => tree.lineage(key)),
    ),
  ];
}

function facetsOf(draft: ProductDraft, { tree, brands, parameters }: ProductWriting): string[] {
  const brand = draft.brandKey === undefined ? undefined : brands.get(draft.brandKey);
  return [
    ...new Set([
      ...categoryIds(draft, tree).map((id) => `c-${id}`),
      ...(brand === undefined ? [] : [`b-${brand}`]),
      ...draft.skus.map(sizeFacetId),
      ...draft.parameters
        .filter(({ isFilter }) => isFilter)
        .map((parameter) => `p-${parameters.get(parameterKey(parameter))}`),
    ]),
  ];
}

function productRow(
  draft: ProductDraft,
  {
    id,
    alias,
    print,
    writing,
  }: { id: number; alias: object | undefined; print: string; writing: ProductWriting },
) {
  return {
    product_id: id,
    key: draft.key,
    group_key: draft.groupKey ?? null,
    article_number: draft.articleNumber,
    name: draft.name,
    alias,
    texts: draft.texts,
    brand_id: draft.brandKey === undefined ? null : (writing.brands.get(draft.brandKey) ?? null),
    primary_category_id: writing.tree.ids.get(draft.primaryCategoryKey) ?? 0,
    category_ids: `{${categoryIds(draft, writing.tree).join(',')}}`,
    parameters: draft.parameters.map((parameter) => ({
      id: writing.parameters.get(parameterKey(parameter)),
      isShown: parameter.isShown,
    })),
    images: draft.images,
    related: draft.related ?? {},
    first_available_on: draft.firstAvailableOn,
    sold_count: draft.soldCount,
    fingerprint: print,
    updated_at: new Date(writing.now).toISOString(),
  };
}

async function writeRows(queries: Queries, rows: readonly object[]): Promise<void> {
  await run(
    queries,
    sql`insert into products (product_id, key, group_key, article_number, name, alias, texts, brand_id, primary_category_id, category_ids, parameters, images, related, first_available_on, sold_count, is_active, fingerprint, updated_at)
      select product_id, key, group_key, article_number, name, alias, texts, brand_id, primary_category_id, category_ids::int[], parameters, images, related, first_available_on, sold_count, true, fingerprint, updated_at
      from ${recordset(rows, 'product_id integer, key text, group_key text, article_number text, name jsonb, alias jsonb, texts jsonb, brand_id integer, primary_category_id integer, category_ids text, parameters jsonb, images jsonb, related jsonb, first_available_on timestamptz, sold_count integer, fingerprint text, updated_at timestamptz')}
      on conflict (key) do update set group_key = excluded.group_key, article_number = excluded.article_number, name = excluded.name, alias = excluded.alias, texts = excluded.texts,
        brand_id = excluded.brand_id, primary_category_id = excluded.primary_category_id, category_ids = excluded.category_ids, parameters = excluded.parameters, images = excluded.images,
        related = excluded.related, first_available_on = excluded.first_available_on, sold_count = greatest(products.sold_count, excluded.sold_count), is_active = true,
        fingerprint = excluded.fingerprint, updated_at = excluded.updated_at`,
  );
}

async function writeReviews(
  queries: Queries,
  drafts: readonly ProductDraft[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = drafts.flatMap((draft) =>
    (draft.reviews ?? []).map((review) => ({
      review_id: stableId(`${draft.key}|${review.author}|${review.date}|${review.comment}`),
      product_id: ids.get(draft.key),
      author: review.author,
      rating: review.rating,
      comment: review.comment,
      locale: review.locale,
      created_at: review.date,
    })),
  );
  if (rows.length === 0) return;
  await run(
    queries,
    sql`insert into reviews (review_id, product_id, author, rating, comment, locale, is_accepted, created_at)
      select review_id, product_id, author, rating, comment, locale, true, created_at
      from ${recordset(rows, 'review_id uuid, product_id integer, author text, rating integer, comment text, locale text, created_at timestamptz')}
      on conflict (review_id) do nothing`,
  );
}

/** Returns the ids of the products that differed from what was stored. */
export async function writeProducts(
  queries: Queries,
  batch: readonly ProductDraft[],
  writing: ProductWriting,
): Promise<number[]> {
  const drafts = [...new Map(batch.map((draft) => [draft.key, draft])).values()];
  const prints = new Map(drafts.map((draft) => [draft.key, fingerprint(draft)]));
  const known = await all(
    queries,
    sql<{
      key: string;
      fingerprint: string;
    }>`select key, fingerprint from products where key = any(${[...prints.keys()]}::text[])`,
  );
  const unchanged = new Set(
    known.filter((row) => prints.get(row.key) === row.fingerprint).map(({ key }) => key),
  );
  const changed = drafts.filter(({ key }) => !unchanged.has(key));
  if (changed.length === 0) return [];

  const ids = await identify(
    queries,
    'product',
    changed.map(({ key }) => key),
  );
  const idOf = (draft: ProductDraft) => ids.get(draft.key) ?? 0;
  const aliases = await writeAliases(
    queries,
    'product',
    new Map(changed.map((draft) => [idOf(draft), draft.alias])),
  );
  await writeParameters(queries, changed, writing.parameters);
  await writeSizes(queries, changed, writing.sizes);
  await writeRows(
    queries,
    changed.map((draft) =>
      productRow(draft, {
        id: idOf(draft),
        alias: aliases.get(idOf(draft)),
        print: prints.get(draft.key) ?? '',
        writing,
      }),
    ),
  );
  const changedIds = changed.map(idOf);
  const facets = changed.flatMap((draft) =>
    facetsOf(draft, writing).map((facet_id) => ({ product_id: idOf(draft), facet_id })),
  );
  if (known.length > 0)
    await run(
      queries,
      sql`delete from product_facets where product_id = any(${changedIds}::int[])`,
    );
  await run(
    queries,
    sql`insert into product_facets (product_id, facet_id) select * from ${recordset(facets, 'product_id integer, facet_id text')} on conflict do nothing`,
  );
  await writeSkus(queries, changed, ids);
  await writePrices(queries, changed, { ids, now: writing.now, isFirstTime: known.length === 0 });
  await writeReviews(queries, changed, ids);
  return changedIds;
}
