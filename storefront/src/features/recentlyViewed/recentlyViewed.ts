/** The products this browser looked at lately: twenty at most, newest first, kept on this device alone. */
import { productIdList } from '../../device/productIdList.ts';

/** How many are remembered. */
export const rememberedProducts = 20;

const list = productIdList('recentlyViewed');

export const recentlyViewed = {
  read: list.read,
  listen: list.listen,
  /** The product is being looked at: it comes first, and stands once. */
  remember(productId: number): void {
    list.write(
      [productId, ...list.read().filter((id) => id !== productId)].slice(0, rememberedProducts),
    );
  },
  /** These are not sold any more. */
  forget(gone: readonly number[]): void {
    if (gone.length > 0) list.write(list.read().filter((id) => !gone.includes(id)));
  },
};
