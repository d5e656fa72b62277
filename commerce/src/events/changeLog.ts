/**
 * Records which products, catalogue or content have changed, so that caches can check whether what
 * they read is still current.
 */
import type { ShopEvents } from './shopEvents.ts';

export interface ChangeLog {
  /** The current position; taken before reading, so that a change meanwhile counts as later. */
  readonly position: () => number;
  /**
   * Whether one of these products, the catalogue or the content has changed since the position.
   */
  readonly hasChanged: (since: number, productIds: Iterable<number>) => boolean;
}

const maxProducts = 50_000;

export function createChangeLog(events: ShopEvents): ChangeLog {
  let now = 0;
  /** Changes that concern everything. */
  let everythingChangedAt = 0;
  const products = new Map<number, number>();
  events.subscribe(({ tags }) => {
    now += 1;
    for (const tag of tags) {
      if (tag === 'catalogue' || tag === 'content') everythingChangedAt = now;
      else if (tag.startsWith('product:')) products.set(Number(tag.slice('product:'.length)), now);
    }
    if (products.size <= maxProducts) return;
    // A product whose entry was evicted must not count as unchanged.
    products.clear();
    everythingChangedAt = now;
  });
  return {
    position: () => now,
    hasChanged(since, productIds) {
      if (everythingChangedAt > since) return true;
      for (const id of productIds) if ((products.get(id) ?? 0) > since) return true;
      return false;
    },
  };
}
