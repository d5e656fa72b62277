/**
 * Notifies page caches of what has changed: `catalogue`, `content`, `product:{id}`,
 * `order:{publicId}`.
 */
import type { Log } from '../log.ts';

export interface ShopEvent {
  readonly tags: readonly string[];
}

export interface ShopEvents {
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: (event: ShopEvent) => void) => () => void;
  readonly emit: (tags: readonly string[]) => void;
}

export function createShopEvents(log: Log): ShopEvents {
  const listeners = new Set<(event: ShopEvent) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(tags) {
      for (const listener of listeners) {
        try {
          listener({ tags });
        } catch (error) {
          // One listener's fault must not stop the others, or the sale.
          log('error', 'A subscriber to the shop’s events failed.', { error });
        }
      }
    },
  };
}
