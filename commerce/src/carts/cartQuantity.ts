/**
 * How many pieces a cart line may hold: what can be had of the size, and never more than the cap, so that one shopper
 * cannot empty a shelf by typing. Asking for more gives what there is (behaviours.md, Cart).
 */
import { ShopError } from '../shopError.ts';

export const mostPerLine = 99;

/** @throws ShopError BAD_USER_INPUT when it is not a whole number of at least `least` */
export function checkQuantity(quantity: number, least: 0 | 1): number {
  if (!Number.isSafeInteger(quantity) || quantity < least)
    throw new ShopError(
      'BAD_USER_INPUT',
      `The quantity must be a whole number of at least ${least}.`,
      { quantity },
    );
  return quantity;
}

export interface QuantityWish {
  readonly wanted: number;
  /** Pieces of the size in other lines of the same cart. */
  readonly elsewhere: number;
  readonly totalStock: number;
}

/** The pieces that the line gets; 0 when nothing is left. */
export function allowedQuantity({ wanted, elsewhere, totalStock }: QuantityWish): number {
  return Math.max(0, Math.min(wanted, mostPerLine - elsewhere, totalStock - elsewhere));
}
