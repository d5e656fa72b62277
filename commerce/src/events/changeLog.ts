/** Knows whether anything that was read has changed since: what is kept in memory asks before it is shown again. */
import type { ShopEvents } from './shopEvents.ts';

export interface ChangeLog {
  /** The moment of now; taken before reading, so that a change meanwhile counts as later. */
  readonly moment: () => number;
  /** Whether one of these products, the catalogue or the content has changed after the moment. */
  readonly hasChanged: (since: number, productIds: Iterable<number>) => boolean;
}

const mostProducts = 50_000;

export function createChangeLog(events: ShopEvents): ChangeLog {
  let now = 0;
  /** Changes that concern everything. */
  let whole = 0;
  const products = new Map<number, number>();
  events.subscribe(({ tags }) => {
    now += 1;
    for (const tag of tags) {
      if (tag === 'catalogue' || tag === 'content') whole = now;
      else if (tag.startsWith('product:')) products.set(Number(tag.slice('product:'.length)), now);
    }
    if (products.size <= mostProducts) return;
    // Forgetting which they were must not make them look unchanged.
    products.clear();
    whole = now;
  });
  return {
    moment: () => now,
    hasChanged(since, productIds) {
      if (whole > since) return true;
      for (const id of productIds) if ((products.get(id) ?? 0) > since) return true;
      return false;
    },
  };
}
