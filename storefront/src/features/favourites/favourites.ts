/**
 * The products that a visitor has marked as favourites, newest first, stored only on this device
 * (spec section 4, Favourites).
 */
import { type EventProduct, shopperEvents } from '../../interface/shopperEvents.ts';
import { productIdList } from '../../device/productIdList.ts';

/** How many are stored; the oldest are dropped. */
export const maxFavourites = 1000;

const key = 'favorites';
const updatedKey = 'favoritesLastUpdated';
const list = productIdList(key);

interface TabMessage {
  readonly favourites: readonly number[];
}

/** Other tabs of this site; their storage event reaches no tab of a private window. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('favorites_channel');

function writeUpdated(now: Date): void {
  try {
    localStorage.setItem(updatedKey, now.toISOString());
  } catch {
    // As the list itself: where nothing can be stored, nothing is.
  }
}

function write(ids: readonly number[], now: Date): void {
  list.write(ids.slice(0, maxFavourites));
  writeUpdated(now);
  channel?.postMessage({ favourites: list.read() } satisfies TabMessage);
}

/** The same set until the list changes, so that each card need not search the list. */
let known: { readonly ids: readonly number[]; readonly set: ReadonlySet<number> } | undefined;

export const favourites = {
  read: list.read,
  has(productId: number): boolean {
    const ids = list.read();
    if (known?.ids !== ids) known = { ids, set: new Set(ids) };
    return known.set.has(productId);
  },
  /** Adds the product as the newest, or removes it; nothing without a product. */
  toggle(product: EventProduct | undefined, now: Date): void {
    if (!product) return;
    const { productId } = product;
    const others = list.read().filter((id) => id !== productId);
    const isRemoved = favourites.has(productId);
    write(isRemoved ? others : [productId, ...others], now);
    shopperEvents.emit(isRemoved ? 'favorite:remove' : 'favorite:add', { productId, product }, now);
  },
  /** Removes all of them, and every trace of them on this device. */
  clear(): void {
    list.write([]);
    try {
      localStorage.removeItem(key);
      localStorage.removeItem(updatedKey);
    } catch {
      // As above.
    }
    channel?.postMessage({ favourites: [] } satisfies TabMessage);
  },
  subscribe(listener: () => void): () => void {
    const leave = list.listen(listener);
    const adopt = ({ data }: MessageEvent<TabMessage>) => {
      list.write(data.favourites);
    };
    channel?.addEventListener('message', adopt);
    return () => {
      leave();
      channel?.removeEventListener('message', adopt);
    };
  },
};
