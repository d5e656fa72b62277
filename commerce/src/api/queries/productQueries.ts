/** Lists and single products of the Data API. */
import { parseFacetId, toDecimal } from '@solvik/shop-rules';
import { GraphQLError } from 'graphql';
import { writeAddress } from '@solvik/addresses';
import type { CatalogueReader, ProductView } from '../../catalogue/catalogueReader.ts';
import { cachedList } from '../../catalogue/cachedList.ts';
import type { ChosenList } from '../../catalogue/filterProducts.ts';
import { findAliasOnce } from '../../catalogue/findAlias.ts';
import { listFacets } from '../../catalogue/listFacets.ts';
import type { CommerceRuntime } from '../../commerceRuntime.ts';
import type { Queries } from '../../database/database.ts';
import { builder } from '../builder.ts';
import { listNullability } from '../fields.ts';
import { limits } from '../limits.ts';
import { readListCriteria, type ListArguments } from '../listCriteria.ts';
import { present } from '../present.ts';
import { scopeArguments } from '../scopeArguments.ts';
import {
  FilterInputType,
  ProductsResultType,
  type FilterView,
  type ProductsResult,
} from '../types/listTypes.ts';
import { ProductType } from '../types/productTypes.ts';
import { readRelated, RelatedProductType } from '../types/relatedTypes.ts';

const defaultTake = 20;

const empty: ProductsResult = {
  count: 0,
  products: async () => [],
  filters: () => ({ price: { lowest: 0, highest: 0 }, facets: [] }),
};

function pageOf({ skip, take }: { skip?: number | null; take?: number | null }): {
  start: number;
  end: number;
} {
  const start = Math.max(0, skip ?? 0);
  return { start, end: start + Math.min(limits.take, Math.max(0, take ?? defaultTake)) };
}

function filtersOf(
  reader: CatalogueReader,
  { counts, chosen }: { counts: ReadonlyMap<string, number>; chosen: readonly string[] },
): FilterView[] {
  const { locale } = reader.scope;
  const url = (text: string) => {
    const facetOf = parseFacetId(text);
    const brand = facetOf?.kind === 'brand' ? reader.index.brands.get(facetOf.id) : undefined;
    return brand ? writeAddress('brand', locale, { brand: brand.alias }) : null;
  };
  return listFacets(reader.index, { counts, chosen, locale }).map((facet, order) => ({
    filterId: facet.filterId,
    type: facet.type,
    group: facet.filterId,
    label: facet.label,
    order,
    values: facet.values.map((value, at) => ({
      _id: value.facetId,
      ...value,
      url: url(value.facetId),
      order: at,
      hidden: value.count === 0 && !chosen.includes(value.facetId),
    })),
  }));
}

const filtersOfLists = new WeakMap<ChosenList, FilterView[]>();

/**
 * Sorted and labelled once for all pages of a list: the list's identity covers its language and
 * filters too.
 */
function filtersOnce(
  reader: CatalogueReader,
  list: ChosenList,
  chosen: readonly string[],
): FilterView[] {
  const labelled = filtersOfLists.get(list) ?? filtersOf(reader, { counts: list.counts, chosen });
  filtersOfLists.set(list, labelled);
  return labelled;
}

/** A list of given products keeps their order; those not sold here are left out. */
function listOfIds(
  reader: CatalogueReader,
  ids: readonly number[],
  { start, end }: { start: number; end: number },
): ProductsResult {
  if (ids.length > limits.take)
    throw new GraphQLError(`productIds takes ${limits.take} at most; request them page by page.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  const sold = [...new Set(ids)].filter(
    (id) => reader.index.products.get(id)?.prices[reader.scope.market.priceMarket],
  );
  return { ...empty, count: sold.length, products: () => reader.products(sold.slice(start, end)) };
}

async function listProducts(
  shop: CommerceRuntime,
  reader: CatalogueReader,
  args: ListArguments & { skip?: number | null; take?: number | null },
): Promise<ProductsResult> {
  const page = pageOf(args);
  const ids = present(args.filter?.productIds);
  if (ids.length > 0) return listOfIds(reader, ids, page);
  const criteria = await readListCriteria(shop, reader, args);
  if (!criteria) return empty;
  const list = cachedList(reader.index, criteria);
  const { count, priceRange } = list;
  return {
    count,
    products: () => reader.products(list.page(page.start, page.end)),
    filters: () => ({
      // Rounded outwards to whole units, as a shopper would set them.
      price: {
        lowest: Math.floor(toDecimal(priceRange.lowest)),
        highest: Math.ceil(toDecimal(priceRange.highest)),
      },
      facets: filtersOnce(reader, list, criteria.chosen),
    }),
  };
}

export async function findProduct(
  queries: Queries,
  reader: CatalogueReader,
  { alias, productId }: { alias?: string | null; productId?: number | null },
): Promise<ProductView | undefined> {
  const id =
    productId ??
    (alias
      ? await findAliasOnce(queries, reader.index, 'product', {
          alias,
          locale: reader.scope.locale,
        })
      : undefined);
  return id === undefined ? undefined : reader.product(id);
}

builder.queryFields((t) => ({
  products: t.field({
    type: ProductsResultType,
    args: {
      ...scopeArguments(t.arg),
      skip: t.arg.int(),
      take: t.arg.int(),
      brandAlias: t.arg.string(),
      categoryAlias: t.arg.string(),
      discountCampaignAlias: t.arg.string(),
      url: t.arg.string(),
      filter: t.arg({ type: FilterInputType }),
    },
    resolve: async (_, args, { shop, reader }) => listProducts(shop, await reader(args), args),
  }),
  product: t.field({
    type: ProductType,
    args: { ...scopeArguments(t.arg), alias: t.arg.string(), productId: t.arg.int() },
    resolve: async (_, args, { shop, reader }) =>
      findProduct(shop.database.handle, await reader(args), args),
  }),
  relatedProducts: t.field({
    type: [RelatedProductType],
    nullable: listNullability,
    args: { ...scopeArguments(t.arg), alias: t.arg.string({ required: true }) },
    resolve: async (_, args, { shop, reader }) =>
      readRelated(shop.database.handle, await reader(args), args.alias),
  }),
}));
