import { inTurns } from '../nextTurn.ts';

/** A map with changes over a base that is not copied; both are shared with earlier versions. */
class LayeredMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly base: ReadonlyMap<Key, Value>;
  /** Undefined removes the entry. */
  readonly changes: ReadonlyMap<Key, Value | undefined>;
  readonly size: number;

  constructor(base: ReadonlyMap<Key, Value>, changes: ReadonlyMap<Key, Value | undefined>) {
    this.base = base;
    this.changes = changes;
    let size = base.size;
    for (const [key, value] of changes) size += Number(value !== undefined) - Number(base.has(key));
    this.size = size;
  }

  get(key: Key): Value | undefined {
    return this.changes.has(key) ? this.changes.get(key) : this.base.get(key);
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const entry of this.base) if (!this.changes.has(entry[0])) yield entry;
    for (const [key, value] of this.changes) if (value !== undefined) yield [key, value];
    return undefined;
  }

  *keys(): MapIterator<Key> {
    for (const [key] of this.entries()) yield key;
    return undefined;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}

/** More changes than this, or than a twentieth of the base, are copied into a new base. */
const maxChanges = 2_000;

/** Entries copied between two turns of the event loop: some 2 ms. */
const turn = 10_000;

async function copyOf<Key, Value>(map: ReadonlyMap<Key, Value>): Promise<ReadonlyMap<Key, Value>> {
  const copy = new Map<Key, Value>();
  for await (const entries of inTurns(map, turn))
    for (const [key, value] of entries) copy.set(key, value);
  return copy;
}

/**
 * The map with these entries; an undefined value removes its key. Values themselves are never
 * undefined. Changed keys come last.
 */
export async function withChanges<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  changes: ReadonlyMap<Key, Value | undefined>,
): Promise<ReadonlyMap<Key, Value>> {
  if (changes.size === 0) return map;
  const [base, earlier] =
    map instanceof LayeredMap
      ? [map.base as ReadonlyMap<Key, Value>, map.changes as ReadonlyMap<Key, Value | undefined>]
      : [map, new Map<Key, Value | undefined>()];
  const layered = new LayeredMap(base, new Map([...earlier, ...changes]));
  return layered.changes.size > Math.max(maxChanges, base.size / 20) ? copyOf(layered) : layered;
}
