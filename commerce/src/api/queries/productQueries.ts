/** Lists and single products of the Data API. */
import { GraphQLError } from 'graphql';
import { writeAddress } from '@solvik/addresses';
import type { CatalogueReader, ProductView } from '../../catalogue/catalogueReader.ts';
import { chooseOnce } from '../../catalogue/chooseOnce.ts';
import type { ChosenList } from '../../catalogue/chooseProducts.ts';
import { findAliasOnce } from '../../catalogue/findAlias.ts';
import { listFacets } from '../../catalogue/listFacets.ts';
import type { Queries } from '../../database/database.ts';
import { builder } from '../builder.ts';
import { listNullability } from '../fields.ts';
import { limits } from '../limits.ts';
import { readListCriteria, type ListArguments } from '../listCriteria.ts';
import { present } from '../present.ts';
import { placeArguments } from '../placeArguments.ts';
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
  const { locale } = reader.place;
  const url = (facetId: string) => {
    const brand = facetId.startsWith('b-')
      ? reader.index.brands.get(Number(facetId.slice(2)))
      : undefined;
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

/** Sorted and named once for all pages of a list: the chosen list stands for its language and filters too. */
function filtersOnce(
  reader: CatalogueReader,
  list: ChosenList,
  chosen: readonly string[],
): FilterView[] {
  const known = filtersOfLists.get(list) ?? filtersOf(reader, { counts: list.counts, chosen });
  filtersOfLists.set(list, known);
  return known;
}

/** A list of given products keeps their order; those not sold here are left out. */
function listOfIds(
  reader: CatalogueReader,
  ids: readonly number[],
  { start, end }: { start: number; end: number },
): ProductsResult {
  if (ids.length > limits.take)
    throw new GraphQLError(`productIds takes ${limits.take} at most; ask for them page by page.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  const sold = [...new Set(ids)].filter(
    (id) => reader.index.products.get(id)?.prices[reader.place.market.priceMarket],
  );
  return { ...empty, count: sold.length, products: () => reader.products(sold.slice(start, end)) };
}

async function listProducts(
  queries: Queries,
  reader: CatalogueReader,
  given: ListArguments & { skip?: number | null; take?: number | null },
): Promise<ProductsResult> {
  const page = pageOf(given);
  const ids = present(given.filter?.productIds);
  if (ids.length > 0) return listOfIds(reader, ids, page);
  const criteria = await readListCriteria(queries, reader, given);
  if (!criteria) return empty;
  const list = chooseOnce(reader.index, criteria);
  const { ids: all, priceRange } = list;
  return {
    count: all.length,
    products: () => reader.products(all.slice(page.start, page.end)),
    filters: () => ({
      // Whole units around the cheapest and the dearest, as a shopper would set them.
      price: {
        lowest: Math.floor(priceRange.lowest / 100),
        highest: Math.ceil(priceRange.highest / 100),
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
          locale: reader.place.locale,
        })
      : undefined);
  return id === undefined ? undefined : reader.product(id);
}

builder.queryFields((t) => ({
  products: t.field({
    type: ProductsResultType,
    args: {
      ...placeArguments(t.arg),
      skip: t.arg.int(),
      take: t.arg.int(),
      brandAlias: t.arg.string(),
      categoryAlias: t.arg.string(),
      discountCampaignAlias: t.arg.string(),
      url: t.arg.string(),
      filter: t.arg({ type: FilterInputType }),
    },
    resolve: async (_, given, { shop, reader }) =>
      listProducts(shop.database.handle, await reader(given), given),
  }),
  product: t.field({
    type: ProductType,
    args: { ...placeArguments(t.arg), alias: t.arg.string(), productId: t.arg.int() },
    resolve: async (_, given, { shop, reader }) =>
      findProduct(shop.database.handle, await reader(given), given),
  }),
  relatedProducts: t.field({
    type: [RelatedProductType],
    nullable: listNullability,
    args: { ...placeArguments(t.arg), alias: t.arg.string({ required: true }) },
    resolve: async (_, given, { shop, reader }) =>
      readRelated(shop.database.handle, await reader(given), given.alias),
  }),
}));
