/**
 * Stores one batch of products with sizes, stock, prices, facets and reviews, in one transaction of
 * few statements.
 */
import { createHash } from 'node:crypto';
import { anyOf, insertRows, type JsonRow } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import { now } from '../../database/now.ts';
import type { Localised } from '@solvik/shop';
import { facetId } from '@solvik/shop-rules';
import type { ProductDraft } from '../catalogueDraft.ts';
import { fingerprint } from '../fingerprint.ts';
import type { CategoryTree } from './writeCategories.ts';
import { entryOf } from './entryOf.ts';
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

/** An id that stays the same if the same review is imported again. */
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
      ...categoryIds(draft, tree).map((id) => facetId.category(id)),
      ...(brand === undefined ? [] : [facetId.brand(brand)]),
      ...draft.skus.map(sizeFacetId),
      ...draft.parameters
        .filter(({ isFilter }) => isFilter)
        .map((parameter) => facetId.parameter(entryOf(parameters, parameterKey(parameter)))),
    ]),
  ];
}

interface ProductFacts {
  readonly id: number;
  readonly alias: Localised;
  readonly print: string;
  readonly writing: ProductWriting;
}

function productRow(
  draft: ProductDraft,
  { id, alias, print, writing }: ProductFacts,
): Omit<JsonRow<'products'>, 'changedAt'> {
  return {
    productId: id,
    key: draft.key,
    groupKey: draft.groupKey ?? null,
    articleNumber: draft.articleNumber,
    twinArticleNumber: draft.twinArticleNumber ?? null,
    name: draft.name,
    alias,
    texts: draft.texts,
    brandId: draft.brandKey === undefined ? null : (writing.brands.get(draft.brandKey) ?? null),
    primaryCategoryId: writing.tree.ids.get(draft.primaryCategoryKey) ?? 0,
    categoryIds: categoryIds(draft, writing.tree),
    parameters: draft.parameters.flatMap((parameter) => {
      const parameterId = writing.parameters.get(parameterKey(parameter));
      return parameterId === undefined ? [] : [{ id: parameterId, isShown: parameter.isShown }];
    }),
    images: draft.images,
    related: draft.related ?? {},
    firstAvailableOn: draft.firstAvailableOn,
    soldCount: draft.soldCount,
    isActive: true,
    fingerprint: print,
    updatedAt: new Date(writing.now),
  };
}

const columns = [
  'productId',
  'key',
  'groupKey',
  'articleNumber',
  'twinArticleNumber',
  'name',
  'alias',
  'texts',
  'brandId',
  'primaryCategoryId',
  'categoryIds',
  'parameters',
  'images',
  'related',
  'firstAvailableOn',
  'soldCount',
  'isActive',
  'fingerprint',
  'updatedAt',
] as const;

async function writeRows(
  queries: Queries,
  rows: readonly ReturnType<typeof productRow>[],
): Promise<void> {
  await insertRows(queries, 'products', { columns, rows })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref, fn }) => ({
        groupKey: ref('excluded.groupKey'),
        articleNumber: ref('excluded.articleNumber'),
        twinArticleNumber: ref('excluded.twinArticleNumber'),
        name: ref('excluded.name'),
        alias: ref('excluded.alias'),
        texts: ref('excluded.texts'),
        brandId: ref('excluded.brandId'),
        primaryCategoryId: ref('excluded.primaryCategoryId'),
        categoryIds: ref('excluded.categoryIds'),
        parameters: ref('excluded.parameters'),
        images: ref('excluded.images'),
        related: ref('excluded.related'),
        firstAvailableOn: ref('excluded.firstAvailableOn'),
        soldCount: fn<number>('greatest', [ref('products.soldCount'), ref('excluded.soldCount')]),
        isActive: true,
        fingerprint: ref('excluded.fingerprint'),
        updatedAt: ref('excluded.updatedAt'),
        changedAt: now,
      })),
    )
    .execute();
}

async function writeReviews(
  queries: Queries,
  drafts: readonly ProductDraft[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = drafts.flatMap((draft) =>
    (draft.reviews ?? []).map((review) => ({
      reviewId: stableId(`${draft.key}|${review.author}|${review.date}|${review.comment}`),
      productId: entryOf(ids, draft.key),
      author: review.author,
      rating: review.rating,
      comment: review.comment,
      locale: review.locale,
      isAccepted: true,
      createdAt: review.date,
      size: review.size ?? null,
      height: review.height ?? null,
      fit: review.fit ?? null,
    })),
  );
  if (rows.length === 0) return;
  await insertRows(queries, 'reviews', {
    columns: [
      'reviewId',
      'productId',
      'author',
      'rating',
      'comment',
      'locale',
      'isAccepted',
      'createdAt',
      'size',
      'height',
      'fit',
    ],
    rows,
  })
    // What the reviewer states of the fit may arrive later than the review.
    .onConflict((conflict) =>
      conflict.column('reviewId').doUpdateSet(({ ref }) => ({
        size: ref('excluded.size'),
        height: ref('excluded.height'),
        fit: ref('excluded.fit'),
      })),
    )
    .execute();
}

/** Returns the ids of the products that differed from what was stored. */
export async function writeProducts(
  queries: Queries,
  batch: readonly ProductDraft[],
  writing: ProductWriting,
): Promise<number[]> {
  const drafts = [...new Map(batch.map((draft) => [draft.key, draft])).values()];
  const prints = new Map(drafts.map((draft) => [draft.key, fingerprint(draft)]));
  const stored = await queries
    .selectFrom('products')
    .select(['key', 'fingerprint'])
    .where('key', '=', anyOf([...prints.keys()]))
    .execute();
  const unchanged = new Set(
    stored.filter((row) => prints.get(row.key) === row.fingerprint).map(({ key }) => key),
  );
  const changed = drafts.filter(({ key }) => !unchanged.has(key));
  if (changed.length === 0) return [];

  const ids = await identify(
    queries,
    'product',
    changed.map(({ key }) => key),
  );
  const idOf = (draft: ProductDraft) => entryOf(ids, draft.key);
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
        alias: entryOf(aliases, idOf(draft)),
        print: prints.get(draft.key) ?? '',
        writing,
      }),
    ),
  );
  const changedIds = changed.map(idOf);
  const facets = changed.flatMap((draft) =>
    facetsOf(draft, writing).map((facet) => ({ productId: idOf(draft), facetId: facet })),
  );
  if (stored.length > 0) {
    await queries.deleteFrom('productFacets').where('productId', '=', anyOf(changedIds)).execute();
  }
  await insertRows(queries, 'productFacets', { columns: ['productId', 'facetId'], rows: facets })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeSkus(queries, changed, ids);
  await writePrices(queries, changed, { ids, now: writing.now, isFirstTime: stored.length === 0 });
  await writeReviews(queries, changed, ids);
  return changedIds;
}
