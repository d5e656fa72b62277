/** The products of a list in order, one per style if it is collapsed, over all of its segments. */
import { copyBits, keepCommon, removeAll } from './bitset.ts';
import type { RowSet } from './extent.ts';
import { orderedRows, type RowOrder } from './orderedRows.ts';
import type { SegmentView } from './segmentView.ts';

export interface SegmentRows extends RowSet {
  readonly view: SegmentView;
}

interface Card {
  readonly id: number;
  /** The same for the colours of one style, in this segment. */
  readonly key: string;
}

function* cardsOf(
  segment: number,
  { view, ...rows }: SegmentRows,
  order: RowOrder,
): Iterable<Card> {
  const { ids, styleOf } = view.segment;
  const { isCollapsed } = order.criteria;
  for (const row of orderedRows(view, rows, order))
    yield {
      id: ids[row] ?? 0,
      key: `${segment} ${isCollapsed ? (styleOf[row] ?? 0) : `row ${row}`}`,
    };
}

/** Merges streams that are in order; there are two at most. */
function* merge(streams: readonly Iterable<Card>[], order: RowOrder): Iterable<Card> {
  const [first, second] = streams.map((stream) => stream[Symbol.iterator]());
  if (!first) return;
  let [one, other] = [first.next(), second?.next()];
  const isBefore = (a: Card, b: Card) => {
    const [left, right] = [order.productOf(a.id), order.productOf(b.id)];
    return !left || !right || order.compare(left, right) <= 0;
  };
  while (!one.done || (other && !other.done)) {
    if (!other || other.done || (!one.done && isBefore(one.value, other.value))) {
      if (!one.done) yield one.value;
      one = first.next();
    } else {
      yield other.value;
      other = second?.next();
    }
  }
}

/** What can be bought comes first, and represents its style. */
export function* orderedCards(parts: readonly SegmentRows[], order: RowOrder): Iterable<number> {
  const seen = new Set<string>();
  const available = parts.map(({ view, bits, extent }) => {
    const rows = copyBits(bits, extent.words);
    removeAll(rows, view.soldOut, extent.words);
    return { view, bits: rows, extent };
  });
  const soldOut = parts.map(({ view, bits, extent }) => {
    const rows = copyBits(bits, extent.words);
    keepCommon(rows, view.soldOut, extent.words);
    return { view, bits: rows, extent };
  });
  for (const phase of [available, soldOut])
    for (const { id, key } of merge(
      phase.map((part, segment) => cardsOf(segment, part, order)),
      order,
    )) {
      if (seen.has(key)) continue;
      seen.add(key);
      yield id;
    }
}
