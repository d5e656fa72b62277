/**
 * Which products a list shows, in what order, and which facet values can be chosen. Values of one
 * facet are alternatives, facets narrow each other, and a facet's own counts ignore its own choice,
 * so that a shopper can widen it again (contracts.md, FilterInputType).
 */
import type { Locale, MarketId } from '@solvik/shop';
import { describeReduction } from '../pricing/reduction.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { sortProducts, type ListSort } from './sortProducts.ts';
import { discountFacet, discountFacets, facetGroup } from './facetGroup.ts';

export interface ListCriteria {
  readonly market: MarketId;
  readonly locale: Locale;
  /** Facets that every product must have: the category, brand and so on that the list shows. */
  readonly scope: readonly string[];
  /** Product ids that a text search found, the best match first. */
  readonly found?: readonly number[];
  readonly campaignIds: readonly number[];
  readonly chosen: readonly string[];
  readonly excluded: readonly string[];
  readonly include: readonly string[];
  readonly isUnion: boolean;
  readonly mode: 'BY_GROUP' | 'CURRENT';
  /** Minor units including VAT. */
  readonly price?: { readonly lowest: number; readonly highest: number };
  readonly articleNumbers: readonly string[];
  readonly excludedProducts: readonly number[];
  readonly sort: ListSort;
  /** One card per style: its first colour in the list's order represents the others. */
  readonly isCollapsed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface ChosenList {
  /** All products of the list, in order. */
  readonly ids: readonly number[];
  readonly counts: ReadonlyMap<string, number>;
  /** Minor units; the bounds of the price filter. */
  readonly priceRange: { readonly lowest: number; readonly highest: number };
}

/**
 * A product as lists are filtered: facets and styles are numbered, so that counting them is an
 * array access.
 */
interface ListedProduct {
  readonly product: IndexedProduct;
  readonly facets: readonly number[];
  readonly style: number;
  /** Its own number, used instead of `style` if every colour is a card. */
  readonly ordinal: number;
}

/** A catalogue's products, grouped by style. */
interface ListIndex {
  readonly products: readonly ListedProduct[];
  readonly byId: ReadonlyMap<number, ListedProduct>;
  readonly byFacet: readonly (readonly ListedProduct[])[];
  readonly facetIds: readonly string[];
  /** The group of each facet. */
  readonly groups: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly prices: Map<MarketId, MarketPrices>;
}

/** A market's prices and discounts, by the products' ordinals. */
interface MarketPrices {
  /** Minor units; `notSold` if the market does not sell the product. */
  readonly selling: Float64Array;
  /** The number of its discount's facet; `noFacet` if there is none. */
  readonly discounts: Int8Array;
}

const notSold = -1;
/** Matches no product. */
const noFacet = -1;

function buildListIndex(index: CatalogueIndex): ListIndex {
  const facetIds = [...discountFacets];
  const numbers = new Map(facetIds.map((facetId, number) => [facetId, number]));
  const numberOf = (facetId: string): number => {
    const existing = numbers.get(facetId);
    if (existing !== undefined) return existing;
    numbers.set(facetId, facetIds.length);
    return facetIds.push(facetId) - 1;
  };
  const styles = [
    ...Map.groupBy(index.products.values(), ({ groupKey, id }) => groupKey ?? id).values(),
  ];
  let ordinal = 0;
  const products = styles.flatMap((colours, style) =>
    colours.map((product): ListedProduct => ({
      product,
      facets: product.facets.map(numberOf),
      style,
      ordinal: ordinal++,
    })),
  );
  const byFacet = facetIds.map((): ListedProduct[] => []);
  for (const listed of products) for (const facet of listed.facets) byFacet[facet]?.push(listed);
  return {
    products,
    byId: new Map(products.map((listed) => [listed.product.id, listed])),
    byFacet,
    facetIds,
    groups: facetIds.map((facetId) => facetGroup(facetId, index)),
    numbers,
    prices: new Map(),
  };
}

function pricesOf(list: ListIndex, market: MarketId): MarketPrices {
  const cached = list.prices.get(market);
  if (cached) return cached;
  const indexed = list.products.map(({ product }) => product.prices[market]);
  const numberOf = (facetId: string | undefined) =>
    facetId === undefined ? noFacet : discountFacets.indexOf(facetId);
  const prices = {
    selling: Float64Array.from(indexed, (price) => price?.selling ?? notSold),
    discounts: Int8Array.from(indexed, (price) =>
      price ? numberOf(discountFacet(describeReduction(price).percentage)) : noFacet,
    ),
  };
  list.prices.set(market, prices);
  return prices;
}

const listIndexes = new WeakMap<CatalogueIndex, ListIndex>();

function listIndexOf(index: CatalogueIndex): ListIndex {
  const cached = listIndexes.get(index) ?? buildListIndex(index);
  listIndexes.set(index, cached);
  return cached;
}

interface Candidates {
  readonly products: readonly ListedProduct[];
  /** Facets of the scope that they may lack. */
  readonly scope: readonly number[];
}

/**
 * Candidates of the list, grouped by style: those that a search found, those of the scope's rarest
 * facet, or all.
 */
function candidatesOf(
  list: ListIndex,
  found: ListCriteria['found'],
  scope: readonly number[],
): Candidates {
  if (found)
    return {
      products: found
        .flatMap((id) => list.byId.get(id) ?? [])
        .toSorted((a, b) => a.ordinal - b.ordinal),
      scope,
    };
  const productsOf = (facet: number) => list.byFacet[facet] ?? [];
  const [rarest, ...others] = scope.toSorted((a, b) => productsOf(a).length - productsOf(b).length);
  return rarest === undefined
    ? { products: list.products, scope }
    : { products: productsOf(rarest), scope: others };
}

/** Whether a product that the market sells belongs to the list before any filter is chosen. */
function createScope(
  criteria: ListCriteria,
  scope: readonly number[],
  numbered: (facetIds: readonly string[]) => readonly number[],
): (listed: ListedProduct) => boolean {
  const { campaignIds, isUnion, articleNumbers, excludedProducts } = criteria;
  const [excluded, include] = [numbered(criteria.excluded), numbered(criteria.include)];
  return ({ product, facets }) => {
    const has = (facet: number) => facets.includes(facet);
    return (
      scope.every(has) &&
      (campaignIds.length === 0 || campaignIds.some((id) => product.campaignIds.includes(id))) &&
      (excluded.length === 0 || !excluded.some(has)) &&
      (include.length === 0 || (isUnion ? include.some(has) : include.every(has))) &&
      (articleNumbers.length === 0 || articleNumbers.includes(product.articleNumber)) &&
      (excludedProducts.length === 0 || !excludedProducts.includes(product.id))
    );
  };
}

/** Number of styles per facet, for products grouped by style. */
class StyleCounts {
  readonly #facetIds: readonly string[];
  readonly #styles: Int32Array;
  readonly #last: Int32Array;

  constructor(facetIds: readonly string[]) {
    this.#facetIds = facetIds;
    this.#styles = new Int32Array(facetIds.length);
    this.#last = new Int32Array(facetIds.length).fill(-1);
  }

  add(facet: number, style: number): void {
    if (this.#last[facet] === style) return;
    this.#last[facet] = style;
    this.#styles[facet] = (this.#styles[facet] ?? 0) + 1;
  }

  totals(): ReadonlyMap<string, number> {
    const totals = new Map<string, number>();
    for (const [facet, styles] of this.#styles.entries()) {
      const facetId = this.#facetIds[facet];
      if (styles > 0 && facetId !== undefined) totals.set(facetId, styles);
    }
    return totals;
  }
}

/** The first product of each style, in the list's order. */
function firstOfEach(
  products: readonly ListedProduct[],
  styleOf: (listed: ListedProduct) => number,
): readonly number[] {
  const seen = new Set<number>();
  const ids: number[] = [];
  for (const listed of products) {
    const style = styleOf(listed);
    if (seen.has(style)) continue;
    seen.add(style);
    ids.push(listed.product.id);
  }
  return ids;
}

interface ChosenGroup {
  readonly group: string;
  readonly facets: readonly number[];
}

const none: readonly ChosenGroup[] = [];

export function filterProducts(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const { price, mode, isCollapsed } = criteria;
  const list = listIndexOf(index);
  const prices = pricesOf(list, criteria.market);
  const numbered = (facetIds: readonly string[]) =>
    facetIds.map((facetId) => list.numbers.get(facetId) ?? noFacet);
  const { products, scope } = candidatesOf(list, criteria.found, numbered(criteria.scope));
  const isInScope = createScope(criteria, scope, numbered);
  const chosen = [...Map.groupBy(criteria.chosen, (facetId) => facetGroup(facetId, index))].map(
    ([group, facetIds]): ChosenGroup => ({ group, facets: numbered(facetIds) }),
  );
  const styleOf = ({ style, ordinal }: ListedProduct) => (isCollapsed ? style : ordinal);
  const counts = new StyleCounts(list.facetIds);
  const shown: ListedProduct[] = [];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const listed of products) {
    const { facets, ordinal } = listed;
    const selling = prices.selling[ordinal] ?? notSold;
    if (selling === notSold || !isInScope(listed)) continue;
    const discount = prices.discounts[ordinal] ?? noFacet;
    const missed =
      chosen.length === 0
        ? none
        : chosen.filter(
            (group) =>
              !group.facets.some(
                (facet) => facet !== noFacet && (facet === discount || facets.includes(facet)),
              ),
          );
    if (missed.length === 0) {
      lowest = Math.min(lowest, selling);
      highest = Math.max(highest, selling);
    }
    if (price && (selling < price.lowest || selling > price.highest)) continue;
    if (missed.length === 0) shown.push(listed);
    const [onlyMissed] = missed;
    if (missed.length > 1 || (onlyMissed && mode === 'CURRENT')) continue;
    const style = styleOf(listed);
    const isCounted = (facet: number) => !onlyMissed || list.groups[facet] === onlyMissed.group;
    for (const facet of facets) if (isCounted(facet)) counts.add(facet, style);
    if (discount !== noFacet && isCounted(discount)) counts.add(discount, style);
  }
  return {
    ids: firstOfEach(sortProducts(shown, { ...criteria, index }), styleOf),
    counts: counts.totals(),
    priceRange: highest === 0 ? { lowest: 0, highest: 0 } : { lowest, highest },
  };
}
