/**
 * Which products a list shows, in what order, and which facet values can be chosen. Values of one
 * facet are alternatives, facets narrow each other, and a facet's own counts ignore its own choice,
 * so that a shopper can widen it again (contracts.md, FilterInputType). What is sold out comes last
 * in every order.
 */
import type { CatalogueIndex } from './catalogueIndex.ts';
import { facetGroup } from './facetGroup.ts';
import { countCards, countFacets } from './lists/countFacets.ts';
import type { ChosenList, ListCriteria } from './lists/listCriteria.ts';
import { createListIndex, type ListIndex } from './lists/listIndex.ts';
import { once } from './lists/once.ts';
import { orderedCards } from './lists/orderedCards.ts';
import { segmentOf } from './lists/segmentProduct.ts';
import { type RowSelection, selectRows } from './lists/selectRows.ts';
import type { SegmentView } from './lists/segmentView.ts';
import { compareProducts } from './sortProducts.ts';

export { type ChosenList, type ListCriteria, wholeList } from './lists/listCriteria.ts';

const listIndexes = new WeakMap<CatalogueIndex, ListIndex>();

/** The list index that was built with the catalogue's; builds one, nothing sold out, without it. */
export function listIndexOf(index: CatalogueIndex): ListIndex {
  const attached = listIndexes.get(index);
  if (attached) return attached;
  const built = createListIndex(segmentOf(index.products.values()));
  listIndexes.set(index, built);
  return built;
}

export function attachListIndex(index: CatalogueIndex, lists: ListIndex): void {
  listIndexes.set(index, lists);
}

export interface SelectedRows {
  readonly view: SegmentView;
  readonly selection: RowSelection;
}

const groupings = new WeakMap<CatalogueIndex, (facetId: string) => string>();

/** The groups of the catalogue's facets, each looked up once; visitors' own texts are not for it. */
function groupsOf(index: CatalogueIndex): (facetId: string) => string {
  const known = groupings.get(index);
  if (known) return known;
  const groupOf = once((facetId: string) => facetGroup(facetId, index));
  groupings.set(index, groupOf);
  return groupOf;
}

function countAll(
  parts: readonly SelectedRows[],
  criteria: ListCriteria,
  groupOf: (facetId: string) => string,
): ReadonlyMap<string, number> {
  const { market, isCollapsed, mode } = criteria;
  const counts = new Map<string, number>();
  for (const { view, selection } of parts) {
    const own = mode === 'CURRENT' ? new Map<never, never>() : selection.withoutGroup;
    const { extent } = selection;
    const add = (bits: RowSelection['shown'], isIncluded: (facetId: string) => boolean) =>
      countFacets(view, { set: { bits, extent }, market, isCollapsed, isIncluded }, counts);
    const isChosenGroup = (facetId: string) => own.has(groupOf(facetId));
    add(selection.shown, (facetId) => !isChosenGroup(facetId));
    for (const [group, bits] of own) add(bits, (facetId) => groupOf(facetId) === group);
  }
  return counts;
}

function rangeOf(parts: readonly SelectedRows[]): ChosenList['priceRange'] {
  const ranges = parts.flatMap(({ selection }) => selection.prices ?? []);
  if (ranges.length === 0) return { lowest: 0, highest: 0 };
  return {
    lowest: Math.min(...ranges.map(({ lowest }) => lowest)),
    highest: Math.max(...ranges.map(({ highest }) => highest)),
  };
}

/** Reads an order only as far as pages are requested, and retains what it has read. */
function pagesOf(ordered: Iterable<number>): ChosenList['page'] {
  const iterator = ordered[Symbol.iterator]();
  const read: number[] = [];
  return (start, end) => {
    while (read.length < end) {
      const next = iterator.next();
      if (next.done) break;
      read.push(next.value);
    }
    return read.slice(start, end);
  };
}

/** The rows that the criteria select in each segment of the list index. */
export function selectSegments(
  index: CatalogueIndex,
  criteria: ListCriteria,
): readonly SelectedRows[] {
  const articleOf = (id: number) => index.products.get(id)?.articleNumber;
  const groupOf = (facetId: string) => facetGroup(facetId, index);
  return listIndexOf(index).segments.map((view) => ({
    view,
    selection: selectRows(view, criteria, { groupOf, articleOf }),
  }));
}

export function filterProducts(index: CatalogueIndex, criteria: ListCriteria): ChosenList {
  const { isCollapsed } = criteria;
  const productOf = (id: number) => index.products.get(id);
  const parts = selectSegments(index, criteria);
  const shown = parts.map(({ view, selection: { shown: bits, extent } }) => ({
    view,
    bits,
    extent,
  }));
  const count = shown.reduce((sum, part) => sum + countCards(part.view, part, isCollapsed), 0);
  const compare = compareProducts({ ...criteria, index });
  const page = pagesOf(orderedCards(shown, { criteria, compare, productOf }));
  return {
    count,
    page,
    get ids() {
      return page(0, count);
    },
    counts: countAll(parts, criteria, groupsOf(index)),
    priceRange: rangeOf(parts),
  };
}
