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
