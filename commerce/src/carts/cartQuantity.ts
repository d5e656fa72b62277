import { ShopError } from '../shopError.ts';

/** @throws ShopError BAD_USER_INPUT if it is not a whole number of at least `least` */
export function checkQuantity(quantity: number, least: 0 | 1): number {
  if (!Number.isSafeInteger(quantity) || quantity < least)
    throw new ShopError(
      'BAD_USER_INPUT',
      `The quantity must be a whole number of at least ${least}.`,
      { quantity },
    );
  return quantity;
}
