/** The rows of a set in the order of a list, computed only as far as they are read. */
import type { IndexedProduct } from '../catalogueIndex.ts';
import { type Bits, countBits, forEachBit, hasBit } from './bitset.ts';
import type { RowSet } from './extent.ts';
import type { ListCriteria } from './listCriteria.ts';
import { marketOf, type SegmentView } from './segmentView.ts';

export type CompareProducts = (a: IndexedProduct, b: IndexedProduct) => number;

export interface RowOrder {
  readonly criteria: ListCriteria;
  /** The whole order, ties included; never 0 for two products. */
  readonly compare: CompareProducts;
  readonly productOf: (id: number) => IndexedProduct | undefined;
}

/** A stored order of the segment; undefined where rows are sorted on request. */
function storedOrder(
  { segment }: SegmentView,
  { sort, market, found }: ListCriteria,
): Uint32Array | undefined {
  switch (sort) {
    case 'PRICE':
      return marketOf(segment, market).byPrice;
    case 'PRICE_DESC':
      return marketOf(segment, market).byPriceDescending;
    case 'MOST_SOLD':
      return segment.mostSoldFirst;
    case 'VOTES':
      return segment.bestRatedFirst;
    case 'RELEVANCE':
      return found ? undefined : segment.mostSoldFirst;
    case 'BRAND':
    case 'ALPHABETICAL':
    case 'ALPHABETICAL_DESC':
      return undefined;
    default:
      return segment.newestFirst;
  }
}

const listedByDate = (sort: ListCriteria['sort']): boolean =>
  !['PRICE', 'PRICE_DESC', 'MOST_SOLD', 'VOTES', 'RELEVANCE'].includes(sort);

function rowsOf({ bits, extent }: RowSet): number[] {
  const rows: number[] = [];
  forEachBit(bits, extent.words, (row) => rows.push(row));
  return rows;
}

/** A set below this share of the order is sorted by rank; a larger one is met along the order. */
const sparseShare = 1 / 8;

function* inStoredOrder(view: SegmentView, set: RowSet, order: Uint32Array): Iterable<number> {
  if (countBits(set.bits, set.extent.words) < order.length * sparseShare) {
    const ranks = view.ranksIn(order);
    const sorted = Uint32Array.from(rowsOf(set), (row) => ranks[row] ?? 0).sort();
    for (const rank of sorted) yield order[rank] ?? 0;
  } else for (const row of order) if (hasBit(set.bits, row)) yield row;
}

function* inFoundOrder(view: SegmentView, bits: Bits, found: readonly number[]): Iterable<number> {
  for (const id of found) {
    const row = view.rowOf(id);
    if (row !== undefined && hasBit(bits, row)) yield row;
  }
}

function sortedRows(
  { segment: { ids } }: SegmentView,
  rows: readonly number[],
  { compare, productOf }: RowOrder,
): number[] {
  return rows
    .flatMap((row) => {
      const product = productOf(ids[row] ?? 0);
      return product ? [{ row, product }] : [];
    })
    .toSorted((a, b) => compare(a.product, b.product))
    .map(({ row }) => row);
}

/** What cannot be bought yet comes after the rest, the soonest first. */
function* comingLast(view: SegmentView, rows: Iterable<number>, order: RowOrder) {
  const coming: number[] = [];
  for (const row of rows)
    if ((view.segment.availableOn[row] ?? 0) > order.criteria.now) coming.push(row);
    else yield row;
  yield* sortedRows(view, coming, order);
}

export function orderedRows(view: SegmentView, set: RowSet, order: RowOrder): Iterable<number> {
  const { sort, found } = order.criteria;
  if (sort === 'RELEVANCE' && found) return inFoundOrder(view, set.bits, found);
  const stored = storedOrder(view, order.criteria);
  if (!stored) return sortedRows(view, rowsOf(set), order);
  const rows = inStoredOrder(view, set, stored);
  return listedByDate(sort) ? comingLast(view, rows, order) : rows;
}
