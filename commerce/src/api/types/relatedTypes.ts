/** Products related to another: those that its catalogue names, then what sells best beside it. */
import { cachedList } from '../../catalogue/cachedList.ts';
import { wholeList } from '../../catalogue/filterProducts.ts';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueReader, ProductView } from '../../catalogue/catalogueReader.ts';
import { campaignsOf, parameterGroups, pathOf } from '../../catalogue/productFacts.ts';
import type { IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { findAliasOnce } from '../../catalogue/findAlias.ts';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
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
    alias: t.string({
      nullable: false,
      resolve: ({ view }) => localise(view.row.alias, view.reader.scope.locale) ?? '',
    }),
    relationType: t.string({ nullable: false, resolve: ({ relation }) => relation }),
    name: t.string({ resolve: ({ view }) => nameOf(view) }),
    canonicalUrl: t.string({ resolve: ({ view }) => pathOf(view) }),
    primaryImage: t.string({ resolve: ({ view }) => view.row.images[0]?.fileName }),
    secondaryImage: t.string({ resolve: ({ view }) => view.row.images[1]?.fileName }),
    relation: t.field({ type: ProductRelation, resolve: ({ relation }) => relation }),
    brand: t.field({
      type: BrandType,
      resolve: ({ view }) => {
        const row = brandOf(view);
        return row && { reader: view.reader, row };
      },
    }),
    unitPrice: t.field({
      type: PriceType,
      resolve: ({ view }) => viewProductPrice(view.price, taxOf(view)),
    }),
    productImages: t.field({
      type: [ProductImageType],
      nullable: listNullability,
      resolve: ({ view }) => view.row.images,
    }),
    skus: t.field({
      type: [SkuType],
      nullable: listNullability,
      resolve: async ({ view: { reader, indexed } }) =>
        (await reader.skus(indexed.id)).map((row) => ({ row, locale: reader.scope.locale })),
    }),
    discountCampaigns: t.field({
      type: [CampaignRuleType],
      nullable: listNullability,
      resolve: ({ view }) => campaignsOf(view).map((row) => ({ reader: view.reader, row })),
    }),
    primaryCategory: t.field({
      type: CategoryType,
      resolve: ({ view: { row, reader } }) => {
        const category = reader.index.categories.get(row.primaryCategoryId);
        return category && { reader, row: category };
      },
    }),
    parameterGroups: t.field({
      type: [ParameterGroupType],
      nullable: listNullability,
      resolve: ({ view }) => viewParameterGroups(view, parameterGroups(view)),
    }),
  }),
});

const fewest = 4;

const maxNeighbours = 8;

async function readIds(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await queries
    .selectFrom('products')
    .select(['key', 'productId'])
    .where('key', '=', anyOf(keys))
    .execute();
  return new Map(rows.map(({ key, productId }) => [key, productId]));
}

const styleOf = ({ groupKey, key }: IndexedProduct): string => groupKey ?? key;

/** Best sellers of the same category, other styles only. */
function neighbours({ indexed, row, reader }: ProductView): number[] {
  const { index, scope, now } = reader;
  const best = cachedList(index, {
    ...wholeList({ market: scope.market.priceMarket, locale: scope.locale, now }),
    scope: [facetId.category(row.primaryCategoryId)],
  });
  return (
    best
      // One more, since the product itself may be among them.
      .page(0, maxNeighbours + 1)
      .filter((id) => {
        const other = index.products.get(id);
        return other && styleOf(other) !== styleOf(indexed);
      })
      .slice(0, maxNeighbours)
  );
}

export async function readRelated(
  queries: Queries,
  reader: CatalogueReader,
  alias: string,
): Promise<RelatedView[]> {
  const id = await findAliasOnce(queries, reader.index, 'product', {
    alias,
    locale: reader.scope.locale,
  });
  const view = id === undefined ? undefined : await reader.product(id);
  if (!view) return [];
  const keys = relations.flatMap((relation) =>
    (view.row.related[relation] ?? []).map((key) => ({ relation, key })),
  );
  const ids = await readIds(
    queries,
    keys.map(({ key }) => key),
  );
  const named = await Promise.all(
    keys.map(async ({ relation, key }) => ({
      relation,
      view: await reader.product(ids.get(key) ?? 0),
    })),
  );
  const related = named.flatMap(({ relation, view: other }) =>
    other ? [{ relation, view: other }] : [],
  );
  if (related.length >= fewest) return related;
  const similar = await reader.products(
    neighbours(view).filter(
      (other) => !related.some(({ view: { indexed } }) => indexed.id === other),
    ),
  );
  return [
    ...related,
    ...similar.map((other): RelatedView => ({ relation: 'SIMILAR', view: other })),
  ];
}
