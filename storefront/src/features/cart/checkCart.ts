import { type Cart, type CartLine, linesOf } from './cartQuery.ts';

/** Pieces of a line's size that can be had now; nothing when the shop no longer sells it. */
export const stockOfLine = ({ product, skuId }: Pick<CartLine, 'product' | 'skuId'>): number => Math.max(0, product?.skus?.find((sku) => sku?.skuId === skuId)?.stock?.totalStock ?? 0);

/** The lines that hold more than the shop has, as when a size sold out since; a cart with any of them cannot be paid for yet. */
export const linesBeyondStock = (cart: Cart | null | undefined): readonly CartLine[] => linesOf(cart).filter((line) => line.quantity > stockOfLine(line));
