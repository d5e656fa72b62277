/**
 * Caches values until something they were read from changes, and for some seconds at most, since
 * campaigns and content also begin and end by the clock.
 */
import type { ChangeLog } from '../../events/changeLog.ts';
import { type Bounds, createBoundedMap } from '../boundedMap.ts';

/** What a value was read from, and when. */
export interface ReadFrom {
  readonly productIds: readonly number[];
  /** Position of the change log before reading, so that a change meanwhile counts as later. */
  readonly position: number;
  /** Milliseconds since 1970 of the oldest part of it. */
  readonly at: number;
}

export interface FreshMap<Value> {
  readonly find: (key: string) => (ReadFrom & { readonly value: Value }) | undefined;
  readonly set: (key: string, value: Value, from: ReadFrom & { readonly bytes: number }) => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

export interface Freshness {
  readonly changes: ChangeLog;
  readonly clock: () => number;
}

/** Milliseconds for which anything is cached. */
export const maxAge = 5_000;

export function createFreshMap<Value>(
  { changes, clock }: Freshness,
  bounds: Bounds,
): FreshMap<Value> {
  const entries = createBoundedMap<ReadFrom & { readonly value: Value }>(bounds);
  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = clock() - entry.at;
      if (age >= 0 && age < maxAge && !changes.hasChanged(entry.position, entry.productIds))
        return entry;
      entries.delete(key);
      return undefined;
    },
    set(key, value, { productIds, position, at, bytes }) {
      const entry = entries.get(key);
      // A value begun before a change may arrive after one begun since.
      if (entry && entry.position > position) return;
      entries.set(key, { value, productIds, position, at }, bytes);
    },
    size: entries.size,
  };
}
