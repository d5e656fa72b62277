/** A map of limited bytes: the oldest entries leave first, but one that was used since it was last up for removal stays for a round. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  /** False when the value alone is too large; nothing is kept then. */
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
  const kept = new Map<
    string,
    { readonly value: Value; readonly bytes: number; isUsed: boolean }
  >();
  let bytes = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    bytes -= known.bytes;
  }

  return {
    get(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      // Putting it last in the map at once would cost each reader more than all else.
      known.isUsed = true;
      return known.value;
    },
    set(key, value, valueBytes) {
      drop(key);
      const own = valueBytes + 2 * key.length;
      if (own > largest) return false;
      kept.set(key, { value, bytes: own, isUsed: false });
      bytes += own;
      for (const [oldest, entry] of kept) {
        if (bytes <= most) break;
        if (entry.isUsed) {
          // A map keeps the order in which things were put in: it has another round.
          entry.isUsed = false;
          kept.delete(oldest);
          kept.set(oldest, entry);
        } else drop(oldest);
      }
      return true;
    },
    delete: drop,
    size: () => ({ entries: kept.size, bytes }),
  };
}
