/**
 * A map bounded by bytes, which evicts its oldest entries first; an entry read since it was last
 * considered for eviction is retained for one more round.
 */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  /** False if the value alone exceeds the limit for one entry; nothing is stored then. */
  readonly set: (key: string, value: Value, bytes: number) => boolean;
  readonly delete: (key: string) => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

export interface Bounds {
  /** Bytes of all entries together. */
  readonly most: number;
  /** Bytes of one entry. */
  readonly largest: number;
}

export function createBoundedMap<Value>({ most, largest }: Bounds): BoundedMap<Value> {
  const entries = new Map<
    string,
    { readonly value: Value; readonly bytes: number; isUsed: boolean }
  >();
  let bytes = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // Moving it to the end of the map at once would cost each read more than everything else
      // here.
      entry.isUsed = true;
      return entry.value;
    },
    set(key, value, valueBytes) {
      drop(key);
      const own = valueBytes + 2 * key.length;
      if (own > largest) return false;
      entries.set(key, { value, bytes: own, isUsed: false });
      bytes += own;
      for (const [oldest, entry] of entries) {
        if (bytes <= most) break;
        if (entry.isUsed) {
          // A map keeps insertion order: inserting the entry again gives it another round.
          entry.isUsed = false;
          entries.delete(oldest);
          entries.set(oldest, entry);
        } else drop(oldest);
      }
      return true;
    },
    delete: drop,
    size: () => ({ entries: entries.size, bytes }),
  };
}
