/** An invented catalogue of any size, the same for the same size: what lists are timed with. */
import { marketIds } from '../../../shop/src/index.ts';
import { facetId } from '../../../shop-rules/src/index.ts';
import type {
  CatalogueIndex,
  IndexedProduct,
} from '../../../commerce/src/catalogue/catalogueIndex.ts';

/** Counts of facets as in the demo shop; a large catalogue has more brands. */
const categories = { tops: 8, perTop: 9 };
const sizes = 24;
const parameters = [
  ['Color', 26],
  ['Material', 14],
  ['Length', 5],
  ['Fit', 4],
  ['Pattern', 9],
  ['Season', 2],
] as const;

/** A small generator of repeatable numbers between 0 and 1. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const colours = [1, 1, 2, 3, 3, 4];
const noReviews: IndexedProduct['reviews'] = [];

export const brandCount = (size: number): number => Math.min(900, 40 + Math.floor(size / 1500));

function facetsOf(random: () => number, brands: number): string[] {
  const pick = (count: number) => Math.floor(random() ** 1.4 * count);
  const top = pick(categories.tops);
  const firstSize = pick(sizes - 6);
  let value = 0;
  const own = parameters.map(([, count]) => {
    const id = value + pick(count);
    value += count;
    return facetId.parameter(id + 1);
  });
  return [
    facetId.category(1 + top),
    facetId.category(100 + top * categories.perTop + pick(categories.perTop)),
    facetId.brand(1 + pick(brands)),
    ...Array.from({ length: 3 + pick(4) }, (_, at) => facetId.size(`size-${firstSize + at}`)),
    ...own,
  ];
}

function pricesOf(random: () => number): IndexedProduct['prices'] {
  const regular = 10_000 + Math.floor(random() * 300) * 1_000;
  const share = random() < 0.3 ? 1 - Math.ceil(random() * 5) / 10 : 1;
  const price = { regular, selling: Math.round(regular * share), lowestPrior: null };
  return Object.fromEntries(marketIds.map((market) => [market, price]));
}

export function* generatedProducts(size: number): Generator<IndexedProduct> {
  const random = repeatable(size);
  const brands = brandCount(size);
  for (let id = 1, style = 0; id <= size; style += 1) {
    const own = Math.min(size - id + 1, colours[Math.floor(random() * colours.length)] ?? 1);
    const shared = facetsOf(random, brands);
    for (let colour = 0; colour < own; colour += 1, id += 1)
      yield {
        id,
        rowVersion: '1',
        key: `product ${id}`,
        groupKey: own === 1 ? null : `style ${style}`,
        name: {},
        articleNumber: `A${id}`,
        brandId: null,
        facets: shared.map((facet) =>
          facet.startsWith(facetId.parameter(1).slice(0, -1)) &&
          Number(facet.slice(2)) <= parameters[0][1]
            ? facetId.parameter(1 + Math.floor(random() * parameters[0][1]))
            : facet,
        ),
        prices: pricesOf(random),
        campaignIds: [],
        firstAvailableOn: Math.floor(random() * 1_000) * 86_400_000,
        soldCount: Math.floor(random() ** 4 * 3_000),
        rating: { score: Math.round(random() * 50) / 10, voteCount: Math.floor(random() * 40) },
        reviews: noReviews,
      };
  }
}

/** The index of these products, without texts. */
export function generatedIndex(products: Iterable<IndexedProduct>): CatalogueIndex {
  let value = 0;
  const parameterValues = parameters.flatMap(([identifier, count]) =>
    Array.from({ length: count }, () => {
      value += 1;
      return {
        parameterValueId: value,
        identifier,
        parameterGroupId: 1,
        label: {},
        value: {},
        swatch: null,
        isFilter: true,
      };
    }),
  );
  return {
    version: '1',
    products: new Map(Array.from(products, (product) => [product.id, product])),
    groups: new Map(),
    categories: new Map(),
    brands: new Map(),
    parameterValues: new Map(parameterValues.map((row) => [row.parameterValueId, row])),
    sizes: new Map(),
    campaigns: new Map(),
  };
}
