/** A map that holds so many bytes at most: what was used longest ago leaves first. */
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
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
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
      // A map keeps the order in which things were put in: used last is last.
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    },
    set(key, value, valueBytes) {
      drop(key);
      const own = valueBytes + 2 * key.length;
      if (own > largest) return false;
      kept.set(key, { value, bytes: own });
      bytes += own;
      for (const [oldest] of kept) {
        if (bytes <= most) break;
        drop(oldest);
      }
      return true;
    },
    delete: drop,
    size: () => ({ entries: kept.size, bytes }),
  };
}
