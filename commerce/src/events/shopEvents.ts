/** Tells whoever keeps pages which of them are no longer true: `catalogue`, `content`, `product:{id}`, `order:{publicId}`. */
import type { Log } from '../log.ts';

export interface ShopEvent {
  readonly tags: readonly string[];
}

export interface ShopEvents {
  /** Returns how to stop listening. */
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
          // One listener's fault must not keep the others, or the sale, from going on.
          log('error', 'A subscriber to the shop’s events failed.', { error });
        }
      }
    },
  };
}
