/** Elements of lists that always have some. All throw a `RangeError` on an element that is missing. */

export function elementAt<Each>(list: readonly Each[], i: number): Each {
  const found = list.at(i);
  if (found === undefined) throw new RangeError(`A list of ${list.length} has no element ${i}.`);
  return found;
}

export const firstOf = <Each>(list: readonly Each[]): Each => elementAt(list, 0);

export const lastOf = <Each>(list: readonly Each[]): Each => elementAt(list, -1);

/** The element at a share of the list in [0, 1). */
export const pick = <Each>(list: readonly Each[], share: number): Each =>
  elementAt(list, Math.floor(share * list.length));

/** The element at `i`, counted on from the start after the last one. */
export const cycled = <Each>(list: readonly Each[], i: number): Each =>
  elementAt(list, i % list.length);
