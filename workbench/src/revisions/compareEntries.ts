import type { Difference } from './difference.ts';
import type { Entries, Entry } from './entry.ts';
import { movedIds } from './movedIds.ts';

/** The positions of each order that exists. */
const placesOf = (entries: Entries) =>
  Map.groupBy(
    [...entries].flatMap(([id, { within, list }]) =>
      within === undefined ? [] : [{ id, parent: within, list }],
    ),
    ({ list }) => list,
  );

function movedIn(before: Entries, after: Entries): ReadonlySet<string> {
  const old = placesOf(before);
  return new Set(
    [...placesOf(after)].flatMap(([list, places]) => [...movedIds(old.get(list) ?? [], places)]),
  );
}

/** Whether an entry that only one revision has is listed: once for all of a missing owner. */
function isListed(id: string, entry: Entry, other: Entries): boolean {
  if (entry.isPositionOnly || entry.within !== undefined) return false;
  return other.has(entry.owner) || id === entry.owner;
}

const differenceOf = (
  id: string,
  { owner, where, field }: Entry,
  change: Pick<Difference, 'kind' | 'before' | 'after'>,
): Difference => ({ id, owner, where, field, ...change });

/**
 * What differs between the entries of two revisions: in the newer one's order first, then what it
 * lacks.
 */
export function compareEntries(before: Entries, after: Entries): readonly Difference[] {
  const moved = movedIn(before, after);
  const removed = [...before].flatMap(([id, entry]): readonly Difference[] =>
    after.has(id) || !isListed(id, entry, after)
      ? []
      : [differenceOf(id, entry, { kind: 'removed', before: entry.value, after: '' })],
  );
  const rest = [...after].flatMap(([id, entry]): readonly Difference[] => {
    const { value } = entry;
    const old = before.get(id);
    if (!old)
      return isListed(id, entry, before)
        ? [differenceOf(id, entry, { kind: 'added', before: '', after: value })]
        : [];
    // A widget's label in the list follows from its texts, which are listed themselves.
    const isSame = entry.within === undefined ? old.value === value : !moved.has(id);
    return id === entry.owner || isSame
      ? []
      : [differenceOf(id, entry, { kind: 'changed', before: old.value, after: value })];
  });
  return [...rest, ...removed];
}
