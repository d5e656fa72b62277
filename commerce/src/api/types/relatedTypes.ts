/** Products related to another: those that its catalogue names, then what sells best beside it. */
import { bestSellers } from '../../catalogue/bestSellers.ts';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueReader, ProductView } from '../../catalogue/catalogueReader.ts';
import { campaignsOf, parameterGroups, pathOf } from '../../catalogue/productFacts.ts';
import type { CatalogueIndex, IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { findAliasOnce } from '../../catalogue/findAlias.ts';
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

interface Neighbourhood {
  readonly idOfKey: ReadonlyMap<string, number>;
  /** By category, best sellers first, one of each style. */
  readonly bestOf: Map<string, readonly IndexedProduct[]>;
}

const styleOf = ({ groupKey, key }: IndexedProduct): string => groupKey ?? key;
const neighbourhoods = new WeakMap<CatalogueIndex, Neighbourhood>();

function neighbourhoodOf(index: CatalogueIndex): Neighbourhood {
  const neighbourhood = neighbourhoods.get(index) ?? {
    idOfKey: new Map([...index.products.values()].map(({ key, id }) => [key, id])),
    bestOf: new Map(),
  };
  neighbourhoods.set(index, neighbourhood);
  return neighbourhood;
}

/** The best sellers of a facet, one of each style. */
function bestOfFacet(
  index: CatalogueIndex,
  facet: string,
  isSold: (product: IndexedProduct) => boolean,
): readonly IndexedProduct[] {
  const styles = new Set<string>();
  return (
    bestSellers(index, (product) => product.facets.includes(facet) && isSold(product))
      .filter((product) => !styles.has(styleOf(product)) && styles.add(styleOf(product)))
      // One more, since the product itself may be among them.
      .slice(0, maxNeighbours + 1)
  );
}

/** Best sellers of the same category, other styles only. */
function neighbours({ indexed, row, reader: { index, scope } }: ProductView): number[] {
  const facet = facetId.category(row.primaryCategoryId);
  const { priceMarket } = scope.market;
  const { bestOf } = neighbourhoodOf(index);
  const key = `${priceMarket} ${facet}`;
  const best =
    bestOf.get(key) ?? bestOfFacet(index, facet, ({ prices }) => prices[priceMarket] !== undefined);
  bestOf.set(key, best);
  return best
    .filter((other) => styleOf(other) !== styleOf(indexed))
    .slice(0, maxNeighbours)
    .map(({ id }) => id);
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
  const { idOfKey } = neighbourhoodOf(reader.index);
  const named = await Promise.all(
    keys.map(async ({ relation, key }) => ({
      relation,
      view: await reader.product(idOfKey.get(key) ?? 0),
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
