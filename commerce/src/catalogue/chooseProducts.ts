/**
 * Which products a list shows, in what order, and what its filters offer. Values of one group are alternatives, groups
 * narrow each other, and a group's own counts ignore its own choice, so that a shopper can widen it again
 * (contracts.md, FilterInputType).
 */
import type { Locale, MarketId } from './catalogueDraft.ts';
import { describeReduction } from '../pricing/reduction.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';
import { sortProducts, type ListSort } from './sortProducts.ts';

export interface ListCriteria {
  readonly market: MarketId;
  readonly locale: Locale;
  /** Facets that every product must have: the category, brand and so on that the list is about. */
  readonly scope: readonly string[];
  /** Product ids that the words of a search found, the best first. */
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
  /** One card for a style: the colour that comes first in the list's order stands for the others. */
  readonly isCollapsed: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface ChosenList {
  /** All products of the list, in order. */
  readonly ids: readonly number[];
  readonly counts: ReadonlyMap<string, number>;
  /** Minor units; what the price filter can be set between. */
  readonly priceRange: { readonly lowest: number; readonly highest: number };
}

/** Bounds of the discount filter's values, in whole per cent. */
export const discountBands = [
  [1, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 100],
] as const;

export function discountFacet(percentage: number): string | undefined {
  const band = discountBands.find(([low, high]) => percentage >= low && percentage <= high);
  return band && `d-${band[0]}-${band[1]}`;
}

/** The group of a facet: parameters form one per identifier. */
export function facetGroup(
  facetId: string,
  index: Pick<CatalogueIndex, 'parameterValues'>,
): string {
  switch (facetId.slice(0, 2)) {
    case 'c-':
      return 'Category';
    case 'b-':
      return 'Brand';
    case 's-':
      return 'Sku';
    case 'd-':
      return 'Discount';
    default:
      return index.parameterValues.get(Number(facetId.slice(2)))?.identifier ?? facetId;
  }
}

/** A product as lists are chosen from: facets and styles by their numbers, so that counting them is a step in an array. */
interface ShelvedProduct {
  readonly product: IndexedProduct;
  readonly facets: readonly number[];
  readonly style: number;
  /** Its own number, where every colour is a card. */
  readonly place: number;
}

/** A catalogue's products style by style. */
interface Shelf {
  readonly products: readonly ShelvedProduct[];
  readonly byId: ReadonlyMap<number, ShelvedProduct>;
  readonly byFacet: readonly (readonly ShelvedProduct[])[];
  readonly facetIds: readonly string[];
  /** The group of each facet. */
  readonly groups: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly offers: Map<MarketId, Offers>;
}

/** What a market asks for each product, by its place. */
interface Offers {
  /** Minor units; `notSold` where the market does not sell it. */
  readonly selling: Float64Array;
  /** The number of its discount's facet; `noFacet` for none. */
  readonly discounts: Int8Array;
}

const notSold = -1;
/** Of no product. */
const noFacet = -1;

const discountFacets = discountBands.map(([low, high]) => `d-${low}-${high}`);

function fillShelf(index: CatalogueIndex): Shelf {
  const facetIds = [...discountFacets];
  const numbers = new Map(facetIds.map((facetId, number) => [facetId, number]));
  const numberOf = (facetId: string): number => {
    const known = numbers.get(facetId);
    if (known !== undefined) return known;
    numbers.set(facetId, facetIds.length);
    return facetIds.push(facetId) - 1;
  };
  const styles = [
    ...Map.groupBy(index.products.values(), ({ groupKey, id }) => groupKey ?? id).values(),
  ];
  let place = 0;
  const products = styles.flatMap((colours, style) =>
    colours.map((product): ShelvedProduct => ({
      product,
      facets: product.facets.map(numberOf),
      style,
      place: place++,
    })),
  );
  const byFacet = facetIds.map((): ShelvedProduct[] => []);
  for (const shelved of products) for (const facet of shelved.facets) byFacet[facet]?.push(shelved);
  return {
    products,
    byId: new Map(products.map((shelved) => [shelved.product.id, shelved])),
    byFacet,
    facetIds,
    groups: facetIds.map((facetId) => facetGroup(facetId, index)),
    numbers,
    offers: new Map(),
  };
}

function offersOf(shelf: Shelf, market: MarketId): Offers {
  const known = shelf.offers.get(market);
  if (known) return known;
  const prices = shelf.products.map(({ product }) => product.prices[market]);
  const numberOf = (facetId: string | undefined) =>
    facetId === undefined ? noFacet : discountFacets.indexOf(facetId);
  const offers = {
    selling: Float64Array.from(prices, (price) => price?.selling ?? notSold),
    discounts: Int8Array.from(prices, (price) =>
      price ? numberOf(discountFacet(describeReduction(price).percentage)) : noFacet,
    ),
  };
  shelf.offers.set(market, offers);
  return offers;
}

const shelves = new WeakMap<CatalogueIndex, Shelf>();

function shelfOf(index: CatalogueIndex): Shelf {
  const known = shelves.get(index) ?? fillShelf(index);
  shelves.set(index, known);
  return known;
}

interface Candidates {
  readonly products: readonly ShelvedProduct[];
  /** Facets of the scope that they may lack. */
  readonly scope: readonly number[];
}

/** What may be in the list, style by style: those that a search found, those of the scope's rarest facet, or all. */
function candidatesOf(
  shelf: Shelf,
  found: ListCriteria['found'],
  scope: readonly number[],
): Candidates {
  if (found)
    return {
      products: found
        .flatMap((id) => shelf.byId.get(id) ?? [])
        .toSorted((a, b) => a.place - b.place),
      scope,
    };
  const productsOf = (facet: number) => shelf.byFacet[facet] ?? [];
  const [rarest, ...others] = scope.toSorted((a, b) => productsOf(a).length - productsOf(b).length);
  return rarest === undefined
    ? { products: shelf.products, scope }
    : { products: productsOf(rarest), scope: others };
}

/** Whether a product that the market sells may be in the list, whatever is chosen of its filters. */
function createScope(
  criteria: ListCriteria,
  scope: readonly number[],
  numbered: (facetIds: readonly string[]) => readonly number[],
): (shelved: ShelvedProduct) => boolean {
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

/** How many styles have each facet, of products that come style by style. */
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

/** The first of each style, in the list's order. */
function firstOfEach(
  products: readonly ShelvedProduct[],
  styleOf: (shelved: ShelvedProduct) => number,
): readonly number[] {
  const seen = new Set<number>();
  const ids: number[] = [];
  for (const shelved of products) {
    const style = styleOf(shelved);
    if (seen.has(style)) continue;
    seen.add(style);
    ids.push(shelved.product.id);
  }
  return ids;
}

interface ChosenGroup {
  readonly group: string;
  readonly facets: readonly number[];
}

const none: readonly ChosenGroup[] = [];

export function chooseProducts(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const { price, mode, isCollapsed } = criteria;
  const shelf = shelfOf(index);
  const offers = offersOf(shelf, criteria.market);
  const numbered = (facetIds: readonly string[]) =>
    facetIds.map((facetId) => shelf.numbers.get(facetId) ?? noFacet);
  const { products, scope } = candidatesOf(shelf, criteria.found, numbered(criteria.scope));
  const isInScope = createScope(criteria, scope, numbered);
  const chosen = [...Map.groupBy(criteria.chosen, (facetId) => facetGroup(facetId, index))].map(
    ([group, facetIds]): ChosenGroup => ({ group, facets: numbered(facetIds) }),
  );
  const styleOf = ({ style, place }: ShelvedProduct) => (isCollapsed ? style : place);
  const counts = new StyleCounts(shelf.facetIds);
  const shown: ShelvedProduct[] = [];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const shelved of products) {
    const { facets, place } = shelved;
    const selling = offers.selling[place] ?? notSold;
    if (selling === notSold || !isInScope(shelved)) continue;
    const discount = offers.discounts[place] ?? noFacet;
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
    if (missed.length === 0) shown.push(shelved);
    const [onlyMissed] = missed;
    if (missed.length > 1 || (onlyMissed && mode === 'CURRENT')) continue;
    const style = styleOf(shelved);
    const isCounted = (facet: number) => !onlyMissed || shelf.groups[facet] === onlyMissed.group;
    for (const facet of facets) if (isCounted(facet)) counts.add(facet, style);
    if (discount !== noFacet && isCounted(discount)) counts.add(discount, style);
  }
  return {
    ids: firstOfEach(sortProducts(shown, { ...criteria, index }), styleOf),
    counts: counts.totals(),
    priceRange: highest === 0 ? { lowest: 0, highest: 0 } : { lowest, highest },
  };
}
