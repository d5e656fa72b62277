/**
 * A large map that is changed by copying small parts of it. One table of 200,000 entries, copied,
 * is memory that V8 collects in one go: half a second for a change of 40,000 products.
 */
import { doInTurns, inTurns } from '../nextTurn.ts';

type PartKey = string | number;

/** Entries of a part, about. */
const partSize = 256;

/** Entries divided between two turns of the event loop: some 2 ms. */
const turn = 5_000;

function hashOf(key: PartKey): number {
  if (typeof key === 'number') return key >>> 0;
  let hash = 0;
  for (let at = 0; at < key.length; at += 1)
    hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash;
}

class PartitionedMap<Key extends PartKey, Value> implements ReadonlyMap<Key, Value> {
  /** Shared with earlier versions as far as they are the same. */
  readonly parts: readonly ReadonlyMap<Key, Value>[];
  readonly size: number;

  constructor(parts: readonly ReadonlyMap<Key, Value>[]) {
    this.parts = parts;
    this.size = parts.reduce((sum, part) => sum + part.size, 0);
  }

  placeOf(key: Key): number {
    return hashOf(key) % this.parts.length;
  }

  get(key: Key): Value | undefined {
    return this.parts[this.placeOf(key)]?.get(key);
  }

  has(key: Key): boolean {
    return this.parts[this.placeOf(key)]?.has(key) ?? false;
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const part of this.parts) yield* part;
    return undefined;
  }

  *keys(): MapIterator<Key> {
    for (const part of this.parts) yield* part.keys();
    return undefined;
  }

  *values(): MapIterator<Value> {
    for (const part of this.parts) yield* part.values();
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}

/** The same entries, divided into parts for as many. */
async function partitioned<Key extends PartKey, Value>(
  map: ReadonlyMap<Key, Value>,
): Promise<PartitionedMap<Key, Value>> {
  const count = Math.max(1, Math.ceil(map.size / partSize));
  const parts = Array.from({ length: count }, () => new Map<Key, Value>());
  for await (const entries of inTurns(map, turn))
    for (const [key, value] of entries) parts[hashOf(key) % count]?.set(key, value);
  return new PartitionedMap(parts);
}

/** Parts this many times their usual size are divided again. */
const mostTimes = 4;

const isDivided = <Key extends PartKey, Value>(
  map: ReadonlyMap<Key, Value>,
): map is PartitionedMap<Key, Value> =>
  map instanceof PartitionedMap && map.size <= map.parts.length * partSize * mostTimes;

/**
 * The map with these entries, in turns of the event loop; an undefined value removes its key. Values
 * themselves are never undefined. The earlier map stays as it is.
 */
export async function withChanges<Key extends PartKey, Value>(
  map: ReadonlyMap<Key, Value>,
  changes: ReadonlyMap<Key, Value | undefined>,
): Promise<ReadonlyMap<Key, Value>> {
  if (changes.size === 0) return map;
  const earlier = isDivided(map) ? map : await partitioned(map);
  const parts = [...earlier.parts];
  const byPart = Map.groupBy(changes, ([key]) => earlier.placeOf(key));
  const change = (place: number, entries: readonly (readonly [Key, Value | undefined])[]) => {
    const part = new Map(parts[place]);
    for (const [key, value] of entries)
      if (value === undefined) part.delete(key);
      else part.set(key, value);
    parts[place] = part;
  };
  await doInTurns(
    Array.from(
      byPart,
      ([place, entries]) =>
        () =>
          change(place, entries),
    ),
  );
  return new PartitionedMap(parts);
}
