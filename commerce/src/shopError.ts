/** A refusal that a caller can act on: its code is part of the Data API, its message is for developers (spec section 8). */

export type ShopErrorCode =
  | 'BAD_USER_INPUT'
  | 'CART_NOT_FOUND'
  | 'CART_COMPLETED'
  | 'CART_EMPTY'
  | 'CART_TOO_LARGE'
  | 'SKU_NOT_FOUND'
  | 'OUT_OF_STOCK'
  | 'RequirementsNotMet'
  | 'PromoCodeUnknown'
  | 'PromoCodeExpired'
  | 'PromoCodeNotStarted'
  | 'PromoCodeOtherMarket'
  | 'PromoCodeUsedUp'
  | 'INVALID_IDENTITY_NUMBER'
  | 'INVALID_CHECKOUT'
  | 'CUSTOMER_BLACKLISTED'
  | 'NO_SHIPPING_OPTION'
  | 'ORDER_ALREADY_PLACED'
  | 'DISK_FULL'
  | 'DATABASE_UNAVAILABLE';

export class ShopError extends Error {
  readonly code: ShopErrorCode;
  /** Facts that a message to the shopper can name, such as the pieces left. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: ShopErrorCode,
    message: string,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
    this.details = details;
  }
}
