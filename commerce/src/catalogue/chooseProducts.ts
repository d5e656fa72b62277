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
export const discountBands = [[1, 20], [21, 30], [31, 40], [41, 50], [51, 60], [61, 100]] as const;

export function discountFacet(percentage: number): string | undefined {
  const band = discountBands.find(([low, high]) => percentage >= low && percentage <= high);
  return band && `d-${band[0]}-${band[1]}`;
}

/** The group of a facet: parameters form one per identifier. */
export function facetGroup(facetId: string, index: Pick<CatalogueIndex, 'parameterValues'>): string {
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

function facetsIn(product: IndexedProduct, market: MarketId): readonly string[] {
  const price = product.prices[market];
  const discount = price && discountFacet(describeReduction(price).percentage);
  return discount ? [...product.facets, discount] : product.facets;
}

/** How many styles have each facet, of products that come style by style. */
class StyleCounts {
  readonly #counts = new Map<string, { styles: number; last: string }>();

  add(facet: string, style: string): void {
    const known = this.#counts.get(facet);
    if (!known) this.#counts.set(facet, { styles: 1, last: style });
    else if (known.last !== style) {
      known.styles += 1;
      known.last = style;
    }
  }

  totals(): ReadonlyMap<string, number> {
    return new Map([...this.#counts].map(([facet, { styles }]) => [facet, styles]));
  }
}


function isInScope(product: IndexedProduct, criteria: ListCriteria): boolean {
  const has = (facet: string) => product.facets.includes(facet);
  const { scope, campaignIds, excluded, include, isUnion, articleNumbers, excludedProducts } = criteria;
  return (
    product.prices[criteria.market] !== undefined &&
    scope.every(has) &&
    (campaignIds.length === 0 || campaignIds.some((id) => product.campaignIds.includes(id))) &&
    !excluded.some(has) &&
    (include.length === 0 || (isUnion ? include.some(has) : include.every(has))) &&
    (articleNumbers.length === 0 || articleNumbers.includes(product.articleNumber)) &&
    !excludedProducts.includes(product.id)
  );
}

function groupsOf(facets: readonly string[], index: CatalogueIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const facet of facets) {
    const group = facetGroup(facet, index);
    groups.set(group, (groups.get(group) ?? new Set()).add(facet));
  }
  return groups;
}

function firstOfEach(products: readonly IndexedProduct[], styleOf: (product: IndexedProduct) => string): readonly IndexedProduct[] {
  const seen = new Set<string>();
  return products.filter((product) => {
    const style = styleOf(product);
    if (seen.has(style)) return false;
    seen.add(style);
    return true;
  });
}

/** Products of one style beside each other. */
const byStyle = (products: readonly IndexedProduct[]): readonly IndexedProduct[] =>
  [...Map.groupBy(products, ({ groupKey, id }) => groupKey ?? id).values()].flat();

interface ProductOrder {
  readonly all: readonly IndexedProduct[];
  readonly byFacet: ReadonlyMap<string, readonly IndexedProduct[]>;
}

const orders = new WeakMap<CatalogueIndex, ProductOrder>();

/** The catalogue's products style by style. */
function orderOf(index: CatalogueIndex): ProductOrder {
  const known = orders.get(index);
  if (known) return known;
  const byFacet = new Map<string, IndexedProduct[]>();
  const all = byStyle([...index.products.values()]);
  for (const product of all) {
    for (const facet of product.facets) {
      const products = byFacet.get(facet);
      if (products) products.push(product);
      else byFacet.set(facet, [product]);
    }
  }
  const order = { all, byFacet };
  orders.set(index, order);
  return order;
}

/** What may be in the list, style by style: those that a search found, those of the scope's rarest facet, or all. */
function candidatesOf(index: CatalogueIndex, { found, scope }: ListCriteria): readonly IndexedProduct[] {
  if (found) return byStyle(found.flatMap((id) => index.products.get(id) ?? []));
  const { all, byFacet } = orderOf(index);
  const [rarest] = scope.map((facet) => byFacet.get(facet) ?? []).toSorted((a, b) => a.length - b.length);
  return rarest ?? all;
}

const none: readonly string[] = [];

export function chooseProducts(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const { market, price, mode } = criteria;
  const chosen = groupsOf(criteria.chosen, index);
  const styleOf = ({ groupKey, id }: IndexedProduct) => (criteria.isCollapsed && groupKey ? groupKey : String(id));
  const stylesByFacet = new StyleCounts();
  const shown: IndexedProduct[] = [];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const product of candidatesOf(index, criteria)) {
    if (!isInScope(product, criteria)) continue;
    const selling = product.prices[market]?.selling ?? 0;
    const facets = facetsIn(product, market);
    const missed = chosen.size === 0 ? none : [...chosen].filter(([, values]) => !facets.some((facet) => values.has(facet))).map(([group]) => group);
    const isPriced = !price || (selling >= price.lowest && selling <= price.highest);
    if (missed.length === 0) {
      lowest = Math.min(lowest, selling);
      highest = Math.max(highest, selling);
    }
    if (!isPriced) continue;
    if (missed.length === 0) shown.push(product);
    const [onlyMissed] = missed;
    if (missed.length > 1 || (onlyMissed !== undefined && mode === 'CURRENT')) continue;
    const style = styleOf(product);
    for (const facet of facets) if (onlyMissed === undefined || facetGroup(facet, index) === onlyMissed) stylesByFacet.add(facet, style);
  }
  return {
    ids: firstOfEach(sortProducts(shown, { ...criteria, index }), styleOf).map(({ id }) => id),
    counts: stylesByFacet.totals(),
    priceRange: highest === 0 ? { lowest: 0, highest: 0 } : { lowest, highest },
  };
}
