/**
 * The products viewed in this browser lately: twenty at most, newest first, stored only on this
 * device.
 */
import { productIdList } from '../../device/productIdList.ts';

/** How many are stored. */
export const rememberedProducts = 20;

const list = productIdList('recentlyViewed');

export const recentlyViewed = {
  read: list.read,
  listen: list.listen,
  /** The product is being viewed: it becomes the first, and is listed once. */
  remember(productId: number): void {
    list.write(
      [productId, ...list.read().filter((id) => id !== productId)].slice(0, rememberedProducts),
    );
  },
  /** These are no longer sold, or the visitor removed them. */
  remove(removed: readonly number[]): void {
    if (removed.length > 0) list.write(list.read().filter((id) => !removed.includes(id)));
  },
  clear: () => list.write([]),
};
