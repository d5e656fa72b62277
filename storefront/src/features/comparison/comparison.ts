/** The products that a visitor compares, in the order chosen, stored only on this device. */
import { productIdList } from '../../device/productIdList.ts';

/** More columns than this are not legible side by side. */
export const maxCompared = 4;

const list = productIdList('comparison');

export const comparison = {
  read: (): readonly number[] => list.read(),
  has: (productId: number): boolean => list.read().includes(productId),
  /** Adds or removes a product; false if the comparison is full, and then nothing changes. */
  toggle(productId: number): boolean {
    const ids = list.read();
    if (ids.includes(productId)) {
      list.write(ids.filter((id) => id !== productId));
      return true;
    }
    if (ids.length >= maxCompared) return false;
    list.write([...ids, productId]);
    return true;
  },
  remove(productId: number): void {
    list.write(list.read().filter((id) => id !== productId));
  },
  clear(): void {
    list.write([]);
  },
  subscribe: list.listen,
};
