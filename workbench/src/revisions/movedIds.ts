/** An element of an order, within a parent or at the top of it. */
export interface Placed {
  readonly id: string;
  readonly parent: string;
}

/** The longest run of rising numbers that can be left in place, as their indices in the list. */
function risingAt(numbers: readonly number[]): ReadonlySet<number> {
  const runs = numbers.map(() => ({ length: 1, from: -1 }));
  for (const [at, number] of numbers.entries())
    for (let earlier = 0; earlier < at; earlier += 1) {
      const run = runs[earlier];
      if (run && (numbers[earlier] ?? 0) < number && run.length + 1 > (runs[at]?.length ?? 0))
        runs[at] = { length: run.length + 1, from: earlier };
    }
  const kept = new Set<number>();
  for (
    let at = runs.reduce(
      (best, { length }, each) => (length > (runs[best]?.length ?? 0) ? each : best),
      0,
    );
    at >= 0 && at < runs.length;
    at = runs[at]?.from ?? -1
  )
    kept.add(at);
  return kept;
}

/**
 * What was moved, of all that is in both: as few as explain the new order, and what has another
 * parent now. Elements that only shifted for others have not moved.
 */
export function movedIds(before: readonly Placed[], after: readonly Placed[]): ReadonlySet<string> {
  const old = new Map(before.map(({ id, parent }, at) => [id, { at, parent }] as const));
  const both = after.flatMap(({ id, parent }) => {
    const was = old.get(id);
    return was ? [{ id, at: was.at, isElsewhere: was.parent !== parent }] : [];
  });
  const standing = risingAt(both.map(({ at }) => at));
  return new Set(
    both.filter(({ isElsewhere }, at) => isElsewhere || !standing.has(at)).map(({ id }) => id),
  );
}
