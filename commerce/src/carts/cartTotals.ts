/**
 * What a cart costs. Prices include VAT. A code deducts a per cent of the lines it applies to,
 * split so that the lines add up to the discount. Delivery is free above a limit that is compared
 * after the code. VAT is computed once on the whole and split, so that the lines' VAT adds up to
 * the order's (backend.md, "The order core").
 */
import { splitAmount } from '@solvik/shop-rules';
import { vatWithin } from '../pricing/vat.ts';

/** Amounts in minor units including VAT. */
export interface CartLineAmounts {
  readonly productId: number;
  readonly quantity: number;
  readonly regular: number;
  readonly selling: number;
}

export interface CartCode {
  readonly percent: number;
  /** The products it applies to; undefined for all. */
  readonly productIds?: ReadonlySet<number>;
  /** The order value in minor units below which it does not apply. */
  readonly minimumOrder: number;
}

export interface CartCosts {
  readonly lines: readonly CartLineAmounts[];
  readonly code?: CartCode;
  readonly freeShippingFrom: number;
  readonly shipping?: { readonly fee: number; readonly isFreeAboveLimit: boolean };
  readonly paymentFee: number;
  /** Parts per thousand. */
  readonly vatRate: number;
}

export interface LineTotals {
  readonly regular: number;
  /** Before the code. */
  readonly selling: number;
  /** The discount by the code. */
  readonly discount: number;
  /** The amount paid for the line. */
  readonly total: number;
  readonly vat: number;
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly regular: number;
  readonly goods: number;
  readonly codeDiscount: number;
  readonly isCodeApplied: boolean;
  readonly isShippingFree: boolean;
  readonly leftToFreeShipping: number;
  readonly shippingFee: number;
  readonly shippingVat: number;
  readonly paymentFee: number;
  readonly paymentVat: number;
  readonly total: number;
  readonly vat: number;
}

/** The largest amount that both the database and JSON can represent. */
const most = 2_147_483_647;

export class CartTooLargeError extends Error {
  constructor() {
    super('The cart exceeds the largest possible order value.');
    this.name = 'CartTooLargeError';
  }
}

/** One share per line or fee, in the order of the list. */
const partAt = (parts: readonly number[], at: number): number => parts[at] ?? 0;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The code's discount on each line. */
function shareCode(
  lines: readonly { productId: number; selling: number }[],
  code: CartCode | undefined,
): { shares: number[]; isApplied: boolean } {
  const nothing = { shares: lines.map(() => 0), isApplied: false };
  if (!code || sum(lines.map(({ selling }) => selling)) < code.minimumOrder) return nothing;
  const weights = lines.map(({ productId, selling }) =>
    !code.productIds || code.productIds.has(productId) ? selling : 0,
  );
  const whole = sum(weights);
  if (whole === 0) return nothing;
  return {
    shares: splitAmount(Math.round((whole * code.percent) / 100), weights),
    isApplied: true,
  };
}

/** @throws CartTooLargeError if the sum exceeds the largest amount */
export function cartTotals({
  lines,
  code,
  freeShippingFrom,
  shipping,
  paymentFee,
  vatRate,
}: CartCosts): CartTotals {
  const priced = lines.map(({ productId, quantity, regular, selling }) => ({
    productId,
    regular: regular * quantity,
    selling: selling * quantity,
  }));
  const { shares, isApplied } = shareCode(priced, code);
  const paid = priced.map(({ selling }, at) => selling - partAt(shares, at));
  const goods = sum(paid);
  const isOverLimit = goods >= freeShippingFrom;
  const isShippingFree = isOverLimit && (shipping?.isFreeAboveLimit ?? true);
  const shippingFee = shipping && lines.length > 0 && !isShippingFree ? shipping.fee : 0;
  const fee = lines.length > 0 ? paymentFee : 0;
  const total = goods + shippingFee + fee;
  if (total > most || sum(priced.map(({ regular }) => regular)) > most)
    throw new CartTooLargeError();
  const vat = vatWithin(total, vatRate);
  const parts = splitAmount(vat, [...paid, shippingFee, fee]);
  return {
    lines: priced.map(({ regular, selling }, at) => ({
      regular,
      selling,
      discount: partAt(shares, at),
      total: partAt(paid, at),
      vat: partAt(parts, at),
    })),
    regular: sum(priced.map(({ regular }) => regular)),
    goods,
    codeDiscount: sum(shares),
    isCodeApplied: isApplied,
    isShippingFree: lines.length > 0 && isShippingFree,
    leftToFreeShipping: Math.max(0, freeShippingFrom - goods),
    shippingFee,
    shippingVat: partAt(parts, lines.length),
    paymentFee: fee,
    paymentVat: partAt(parts, lines.length + 1),
    total,
    vat,
  };
}
