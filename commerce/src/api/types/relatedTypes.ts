/** Products that go with another: those its bringer named, and otherwise what sells best beside it. */
import { sql } from 'kysely';
import type { CatalogueReader, ProductView } from '../../catalogue/catalogueReader.ts';
import { campaignsOf, parameterGroups, pathOf } from '../../catalogue/productFacts.ts';
import { findAlias } from '../../catalogue/findAlias.ts';
import { all, type Queries } from '../../database/database.ts';
import { localise } from '../../markets/localise.ts';
import { viewProductPrice } from '../../pricing/priceView.ts';
import { builder } from '../builder.ts';
import { listNullability } from '../fields.ts';
import { CampaignRuleType } from './campaignTypes.ts';
import { BrandType, CategoryType } from './categoryTypes.ts';
import { ParameterGroupType, viewParameterGroups } from './parameterTypes.ts';
import { PriceType } from './priceTypes.ts';
import { brandOf, nameOf, ProductImageType, taxOf } from './productTypes.ts';
import { SkuType } from './skuTypes.ts';

const relations = ['RELATED', 'ACCESSORIES', 'SIMILAR'] as const;
type Relation = (typeof relations)[number];

export interface RelatedView {
  readonly view: ProductView;
  readonly relation: Relation;
}

const ProductRelation = builder.enumType('ProductRelation', { values: relations });

export const RelatedProductType = builder.objectRef<RelatedView>('RelatedProductType').implement({
  fields: (t) => ({
    alias: t.string({ nullable: false, resolve: ({ view }) => localise(view.row.alias, view.reader.place.locale) ?? '' }),
    relationType: t.string({ nullable: false, resolve: ({ relation }) => relation }),
    name: t.string({ resolve: ({ view }) => nameOf(view) }),
    canonicalUrl: t.string({ resolve: ({ view }) => pathOf(view) }),
    primaryImage: t.string({ resolve: ({ view }) => view.row.images[0]?.fileName }),
    secondaryImage: t.string({ resolve: ({ view }) => view.row.images[1]?.fileName }),
    relation: t.field({ type: ProductRelation, resolve: ({ relation }) => relation }),
    brand: t.field({ type: BrandType, resolve: ({ view }) => { const row = brandOf(view); return row && { reader: view.reader, row }; } }),
    unitPrice: t.field({ type: PriceType, resolve: ({ view }) => viewProductPrice(view.price, taxOf(view)) }),
    productImages: t.field({ type: [ProductImageType], nullable: listNullability, resolve: ({ view }) => view.row.images }),
    skus: t.field({
      type: [SkuType],
      nullable: listNullability,
      resolve: async ({ view: { reader, indexed } }) => (await reader.skus(indexed.id)).map((row) => ({ row, locale: reader.place.locale })),
    }),
    discountCampaigns: t.field({ type: [CampaignRuleType], nullable: listNullability, resolve: ({ view }) => campaignsOf(view).map((row) => ({ reader: view.reader, row })) }),
    primaryCategory: t.field({ type: CategoryType, resolve: ({ view: { row, reader } }) => { const category = reader.index.categories.get(row.primary_category_id); return category && { reader, row: category }; } }),
    parameterGroups: t.field({ type: [ParameterGroupType], nullable: listNullability, resolve: ({ view }) => viewParameterGroups(view, parameterGroups(view)) }),
  }),
});

const fewest = 4;

/** What sells best in the same category, other styles only. */
function neighbours({ indexed, row, reader }: ProductView): number[] {
  const facet = `c-${row.primary_category_id}`;
  const styles = new Set([indexed.groupKey ?? indexed.key]);
  return [...reader.index.products.values()]
    .filter(({ facets, prices }) => facets.includes(facet) && prices[reader.place.market.priceMarket])
    .toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id)
    .filter(({ groupKey, key }) => !styles.has(groupKey ?? key) && styles.add(groupKey ?? key))
    .slice(0, 8)
    .map(({ id }) => id);
}

export async function readRelated(queries: Queries, reader: CatalogueReader, alias: string): Promise<RelatedView[]> {
  const id = await findAlias(queries, 'product', { alias, locale: reader.place.locale });
  const view = id === undefined ? undefined : await reader.product(id);
  if (!view) return [];
  const keys = relations.flatMap((relation) => (view.row.related[relation] ?? []).map((key) => ({ relation, key })));
  const known = keys.length === 0 ? [] : await all(queries, sql<{ key: string; product_id: number }>`select key, product_id from products where key = any(${keys.map(({ key }) => key)}::text[])`);
  const ids = new Map(known.map(({ key, product_id }) => [key, product_id]));
  const named = await Promise.all(keys.map(async ({ relation, key }) => ({ relation, view: await reader.product(ids.get(key) ?? 0) })));
  const related = named.flatMap(({ relation, view: other }) => (other ? [{ relation, view: other }] : []));
  if (related.length >= fewest) return related;
  const similar = await reader.products(neighbours(view).filter((other) => !related.some(({ view: { indexed } }) => indexed.id === other)));
  return [...related, ...similar.map((other): RelatedView => ({ relation: 'SIMILAR', view: other }))];
}
