import { isObject } from '@solvik/content-schema';

/** Identifies an item of a list in both of two revisions: nothing in it names it. */
export type ItemIds = WeakMap<object, string>;

/** The same for equal values, whatever the order of their members. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      isObject(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** Equal items match wherever they are; of the rest, those at the same index. */
function pairItems(
  before: readonly object[],
  after: readonly object[],
): ReadonlyMap<object, object> {
  const pairs = new Map<object, object>();
  const left = new Set(before);
  for (const item of after) {
    const alike = [...left].find((other) => canonical(other) === canonical(item));
    if (!alike) continue;
    pairs.set(item, alike);
    left.delete(alike);
  }
  const others = [...left];
  for (const item of after) {
    if (pairs.has(item)) continue;
    const other = others.shift();
    if (other) pairs.set(item, other);
  }
  return pairs;
}

/** Assigns ids to the items of all lists within two values. */
export function alignItems(before: unknown, after: unknown, ids: ItemIds = new WeakMap()): ItemIds {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, fresh] = [before.filter(isObject), after.filter(isObject)];
    for (const [at, item] of old.entries()) ids.set(item, String(at));
    const pairs = pairItems(old, fresh);
    for (const [at, item] of fresh.entries()) {
      const pair = pairs.get(item);
      ids.set(item, (pair && ids.get(pair)) ?? `new-${String(at)}`);
      if (pair) alignItems(pair, item, ids);
    }
  } else if (isObject(before) && isObject(after))
    for (const [key, value] of Object.entries(after)) alignItems(before[key], value, ids);
  return ids;
}
