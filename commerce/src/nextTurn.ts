/** Lets requests that wait go first: long work pauses for one every few milliseconds. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The items in groups of at most `size`; requests that wait go first between two groups. */
export async function* inTurns<Item>(items: Iterable<Item>, size: number): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
    await nextTurn();
  }
  if (group.length > 0) yield group;
}

/** How long work of unequal size goes on before requests that wait are let in, in milliseconds. */
const turnMs = 4;

/** Does these one after the other, as many in a turn as a few milliseconds allow. */
export async function doInTurns(work: Iterable<() => unknown>): Promise<void> {
  let begun = performance.now();
  for (const each of work) {
    each();
    if (performance.now() - begun < turnMs) continue;
    await nextTurn();
    begun = performance.now();
  }
}
