/** Keeps what was read until something of it changes, and for some seconds at most: campaigns and content also begin and end by the clock. */
import type { ChangeLog } from '../../events/changeLog.ts';
import { type Bounds, createBoundedMap } from '../boundedMap.ts';

/** What a value was read from, and when. */
export interface ReadFrom {
  readonly productIds: readonly number[];
  /** Taken before reading, so that what changes meanwhile counts as later. */
  readonly moment: number;
  /** Milliseconds since 1970 of the oldest part of it. */
  readonly at: number;
}

export interface FreshMap<Value> {
  readonly find: (key: string) => (ReadFrom & { readonly value: Value }) | undefined;
  readonly keep: (key: string, value: Value, given: ReadFrom & { readonly bytes: number }) => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

export interface Freshness {
  readonly changes: ChangeLog;
  readonly clock: () => number;
}

/** Milliseconds that anything is kept. */
export const keptFor = 5_000;

export function createFreshMap<Value>(
  { changes, clock }: Freshness,
  bounds: Bounds,
): FreshMap<Value> {
  const kept = createBoundedMap<ReadFrom & { readonly value: Value }>(bounds);
  return {
    find(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      const age = clock() - known.at;
      if (age >= 0 && age < keptFor && !changes.hasChanged(known.moment, known.productIds))
        return known;
      kept.delete(key);
      return undefined;
    },
    keep: (key, value, { productIds, moment, at, bytes }) =>
      void kept.set(key, { value, productIds, moment, at }, bytes),
    size: kept.size,
  };
}
