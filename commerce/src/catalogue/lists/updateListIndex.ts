/** Changes a list index, without holding up requests if much has changed. */
import { inTurns } from '../../nextTurn.ts';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { createListIndex, type ListIndex, markSoldOut } from './listIndex.ts';
import type { ListSegment } from './listSegment.ts';
import { createSegmentView, idsOfStyles, type SegmentView, withoutStyles } from './segmentView.ts';
import type { SoldOut } from './soldOut.ts';

/** The products of an index, and those of each style of several colours. */
export interface IndexedProducts {
  readonly products: ReadonlyMap<number, IndexedProduct>;
  readonly groups: ReadonlyMap<string, readonly number[]>;
}

export interface ListChanges {
  /** Ids of products that have changed, appeared or left, or of which other sizes are sold out. */
  readonly changed: readonly number[];
  readonly soldOut: SoldOut;
  /** Builds the small segment, without holding up requests if there is much to build. */
  readonly build: (products: Iterable<IndexedProduct>) => Promise<ListSegment>;
}

/** Products looked up between two turns of the event loop: some 2 ms. */
const turn = 2_000;

/** Those that have changed, their colours, and what had their styles before. */
async function changedStyles(
  [base, recent]: readonly [SegmentView, SegmentView?],
  { products, groups }: IndexedProducts,
  changed: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(changed);
  for (const id of recent?.segment.ids ?? []) if (id !== 0) ids.add(id);
  for await (const group of inTurns(ids, turn))
    for (const id of group) {
      const groupKey = products.get(id)?.groupKey;
      if (typeof groupKey === 'string') for (const own of groups.get(groupKey) ?? []) ids.add(own);
    }
  for await (const group of inTurns([...ids], turn))
    for (const id of idsOfStyles(base, group)) ids.add(id);
  return ids;
}

function* productsOf(
  ids: Iterable<number>,
  products: IndexedProducts['products'],
): Generator<IndexedProduct> {
  for (const id of ids) {
    const product = products.get(id);
    if (product) yield product;
  }
}

/**
 * The index after changes: the styles of these products leave the large segment and are built again
 * into the small one. The earlier index stays as it is, and answers meanwhile.
 */
export async function updateListIndex(
  { segments: [base, recent], stockVersion }: ListIndex,
  indexed: IndexedProducts,
  { changed, soldOut, build }: ListChanges,
): Promise<ListIndex> {
  const { products } = indexed;
  if (!base) return createListIndex(await build(products.values()), soldOut);
  const ids = await changedStyles([base, recent], indexed, changed);
  const segment = await build(productsOf(ids, products));
  const index: ListIndex = {
    segments: [await withoutStyles(base, inTurns(ids, turn)), createSegmentView(segment)],
    stockVersion: stockVersion + 1,
  };
  for await (const group of inTurns(soldOut.products, turn))
    for (const id of group) markSoldOut(index, id, true);
  return index;
}
