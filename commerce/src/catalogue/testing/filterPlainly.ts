/**
 * Lists filtered product by product, as plainly as the rules read: what the typed arrays are
 * compared with.
 */
import { describeReduction } from '../../pricing/reduction.ts';
import type { CatalogueIndex, IndexedProduct } from '../catalogueIndex.ts';
import { discountFacet, facetGroup } from '../facetGroup.ts';
import type { ChosenList, ListCriteria } from '../filterProducts.ts';
import { compareProducts } from '../sortProducts.ts';

type PlainList = Pick<ChosenList, 'ids' | 'priceRange'> & {
  readonly counts: Readonly<Record<string, number>>;
};

function isInScope(product: IndexedProduct, criteria: ListCriteria): boolean {
  const { facets, campaignIds, articleNumber, id } = product;
  const has = (facet: string) => facets.includes(facet);
  const { scope, excluded, include, isUnion, articleNumbers, excludedProducts, found } = criteria;
  return (
    (!found || found.includes(id)) &&
    scope.every(has) &&
    (criteria.campaignIds.length === 0 ||
      criteria.campaignIds.some((campaign) => campaignIds.includes(campaign))) &&
    !excluded.some(has) &&
    (include.length === 0 || (isUnion ? include.some(has) : include.every(has))) &&
    (articleNumbers.length === 0 || articleNumbers.includes(articleNumber)) &&
    !excludedProducts.includes(id)
  );
}

/** @param soldOut ids of products of which no size can be bought */
export function filterPlainly(
  index: CatalogueIndex,
  criteria: ListCriteria,
  soldOut: ReadonlySet<number>,
): PlainList {
  const { market, price, mode, isCollapsed } = criteria;
  const cardOf = ({ id, groupKey }: IndexedProduct) =>
    isCollapsed ? (groupKey ?? `product ${id}`) : id;
  const chosen = Map.groupBy(criteria.chosen, (facetId) => facetGroup(facetId, index));
  const cards = new Map<string, Set<string | number>>();
  const shown: IndexedProduct[] = [];
  const sellings: number[] = [];
  for (const product of index.products.values()) {
    const own = product.prices[market];
    if (!own || !isInScope(product, criteria)) continue;
    const discount = discountFacet(describeReduction(own).percentage);
    if (criteria.isReduced && discount === undefined) continue;
    const facets = discount === undefined ? product.facets : [...product.facets, discount];
    const hasSome = (values: readonly string[]) => values.some((each) => facets.includes(each));
    const isMisfit = (criteria.requiredSizes ?? []).some(
      ({ categories, sizes }) => (!categories || hasSome(categories)) && !hasSome(sizes),
    );
    const missed = [
      ...new Set([
        ...[...chosen].flatMap(([group, values]) => (hasSome(values) ? [] : [group])),
        ...(isMisfit ? ['Sku'] : []),
      ]),
    ];
    if (missed.length === 0) sellings.push(own.selling);
    if (price && (own.selling < price.lowest || own.selling > price.highest)) continue;
    if (missed.length === 0) shown.push(product);
    if (missed.length > 1 || (missed.length === 1 && mode === 'CURRENT')) continue;
    for (const facet of facets) {
      const [onlyMissed] = missed;
      if (onlyMissed !== undefined && facetGroup(facet, index) !== onlyMissed) continue;
      const counted = cards.get(facet) ?? new Set();
      cards.set(facet, counted.add(cardOf(product)));
    }
  }
  const compare = compareProducts({ ...criteria, index });
  const inOrder = shown.toSorted(
    (a, b) => Number(soldOut.has(a.id)) - Number(soldOut.has(b.id)) || compare(a, b),
  );
  return {
    ids: [...new Map(inOrder.toReversed().map((each) => [cardOf(each), each])).values()]
      .toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
      .map(({ id }) => id),
    counts: Object.fromEntries([...cards].map(([facet, set]) => [facet, set.size])),
    priceRange:
      sellings.length === 0
        ? { lowest: 0, highest: 0 }
        : { lowest: Math.min(...sellings), highest: Math.max(...sellings) },
  };
}
