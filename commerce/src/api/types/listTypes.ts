/** Product lists: the products of a page, and the filters. */
import type { ProductView } from '../../catalogue/catalogueReader.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { listSorts } from '../../catalogue/sortProducts.ts';
import { ProductType } from './productTypes.ts';

export interface FilterValueView {
  readonly _id: string;
  readonly facetId: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly url: string | null;
  readonly order: number;
  readonly count: number;
  readonly hidden: boolean;
}

export interface FilterView {
  readonly filterId: string;
  readonly type: string;
  readonly group: string;
  readonly label: string;
  readonly order: number;
  readonly values: readonly FilterValueView[];
}

const FilterValueType = builder.objectRef<FilterValueView>('FilterValueType').implement({
  fields: (t) => ({
    ...required(t, 'String', '_id'),
    ...optional(t, 'String', 'facetId', 'parentId', 'label', 'url'),
    ...required(t, 'Int', 'order'),
    ...required(t, 'Long', 'count'),
    ...required(t, 'Boolean', 'hidden'),
  }),
});

const FilterType = builder.objectRef<FilterView>('FilterType').implement({
  fields: (t) => ({
    ...required(t, 'String', 'filterId'),
    ...optional(t, 'String', 'type', 'group', 'label'),
    ...required(t, 'Int', 'order'),
    values: t.field({
      type: [FilterValueType],
      nullable: listNullability,
      resolve: ({ values }) => [...values],
    }),
  }),
});

const PriceFilterType = builder
  .objectRef<{ lowest: number; highest: number }>('PriceFilterType')
  .implement({ fields: (t) => required(t, 'Float', 'lowest', 'highest') });

const FilterCollectionType = builder
  .objectRef<{ price: { lowest: number; highest: number }; facets: readonly FilterView[] }>(
    'FilterCollectionType',
  )
  .implement({
    fields: (t) => ({
      price: t.field({ type: PriceFilterType, resolve: ({ price }) => price }),
      facets: t.field({
        type: [FilterType],
        nullable: listNullability,
        resolve: ({ facets }) => [...facets],
      }),
    }),
  });

export interface ProductsResult {
  readonly count: number;
  readonly products: () => Promise<ProductView[]>;
  readonly filters: () => {
    price: { lowest: number; highest: number };
    facets: readonly FilterView[];
  };
}

export const ProductsResultType = builder
  .objectRef<ProductsResult>('ProductsResultType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Long', 'count'),
      products: t.field({
        type: [ProductType],
        nullable: listNullability,
        resolve: ({ products }) => products(),
      }),
      filters: t.field({ type: FilterCollectionType, resolve: ({ filters }) => filters() }),
    }),
  });

const SortType = builder.enumType('SortType', { values: listSorts });
const FilterMode = builder.enumType('FilterMode', { values: ['BY_GROUP', 'CURRENT'] as const });
const IncludeMode = builder.enumType('IncludeMode', { values: ['INTERSECT', 'UNION'] as const });

const PriceFilterInputType = builder.inputType('PriceFilterInputType', {
  fields: (t) => ({ lowest: t.float(), highest: t.float() }),
});

const optionalList = { list: false, items: false } as const;

const OwnSizesInputType = builder.inputType('OwnSizesInputType', {
  description: 'Facet ids of sizes; each kind narrows only the categories of its own.',
  fields: (t) => ({
    tops: t.stringList({ required: optionalList }),
    bottoms: t.stringList({ required: optionalList }),
    shoes: t.stringList({ required: optionalList }),
  }),
});

export const FilterInputType = builder.inputType('FilterInputType', {
  fields: (t) => ({
    searchText: t.string(),
    facets: t.stringList({ required: optionalList }),
    excludeFacets: t.stringList({ required: optionalList }),
    include: t.stringList({ required: optionalList }),
    exclude: t.stringList({ required: optionalList }),
    articleNumbers: t.stringList({ required: optionalList }),
    includeMode: t.field({ type: IncludeMode }),
    filterMode: t.field({ type: FilterMode }),
    sort: t.field({ type: SortType }),
    price: t.field({ type: PriceFilterInputType }),
    productIds: t.intList({ required: optionalList }),
    categoryIds: t.intList({ required: optionalList }),
    brandIds: t.intList({ required: optionalList }),
    discountCampaignIds: t.intList({ required: optionalList }),
    excludeProductIds: t.intList({ required: optionalList }),
    excludeCategoryIds: t.intList({ required: optionalList }),
    excludeBrandIds: t.intList({ required: optionalList }),
    excludeDiscountCampaignIds: t.intList({ required: optionalList }),
    includeCollapsed: t.boolean(),
    priceListIdentifier: t.string(),
    ownSizes: t.field({ type: OwnSizesInputType }),
  }),
});

export type FilterInput = typeof FilterInputType.$inferInput;
