/**
 * What a cart costs. Prices include VAT. Campaigns and codes reduce lines (`applyOffers`); fixed
 * amounts are off the sum and stand apart from the lines, each of which has its part of them.
 * Delivery is free above a limit that is compared after both. VAT is computed once on the whole and
 * split, so that the lines' VAT adds up to the order's (backend.md, "The order core").
 */
import { splitAmount } from '@solvik/shop-rules';
import { type AppliedCampaign, applyOffers, type CartOffer } from '../campaigns/applyOffers.ts';
import { vatWithin } from '../pricing/vat.ts';

/** Amounts in minor units including VAT. */
export interface CartLineAmounts {
  readonly productId: number;
  readonly quantity: number;
  readonly regular: number;
  readonly selling: number;
}

export interface CartCosts {
  readonly lines: readonly CartLineAmounts[];
  readonly offers?: readonly CartOffer[];
  readonly freeShippingFrom: number;
  readonly shipping?: { readonly fee: number; readonly isFreeAboveLimit: boolean };
  readonly paymentFee: number;
  /** Parts per thousand. */
  readonly vatRate: number;
}

export interface LineTotals {
  readonly regular: number;
  /** Before campaigns and codes. */
  readonly selling: number;
  /** What campaigns and codes take off the line, without fixed amounts. */
  readonly discount: number;
  /** The line's price: `selling` without `discount`. */
  readonly total: number;
  /** The line's part of the fixed amounts: `total` without it is paid. */
  readonly fixed: number;
  /** Of what is paid. */
  readonly vat: number;
  readonly campaigns: readonly AppliedCampaign[];
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly regular: number;
  /** The lines' prices, before fixed amounts. */
  readonly goods: number;
  /** What the code takes off, fixed amounts included. */
  readonly codeDiscount: number;
  readonly isCodeApplied: boolean;
  /** Fixed amounts, with a code and without. */
  readonly fixedDiscount: number;
  /** All that apply, with what each takes off altogether. */
  readonly campaigns: readonly AppliedCampaign[];
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

/** @throws CartTooLargeError if the sum exceeds the largest amount */
export function cartTotals({
  lines,
  offers = [],
  freeShippingFrom,
  shipping,
  paymentFee,
  vatRate,
}: CartCosts): CartTotals {
  const applied = applyOffers(
    lines.map(({ productId, quantity, selling }) => ({ productId, quantity, price: selling })),
    offers,
  );
  const priced = lines.map(({ quantity, regular, selling }, at) => {
    const { campaigns, fixed } = applied.lines[at] ?? { campaigns: [], fixed: 0 };
    const discount = sum(campaigns.map((each) => each.discount));
    return {
      regular: regular * quantity,
      selling: selling * quantity,
      discount,
      total: selling * quantity - discount,
      fixed,
      campaigns,
    };
  });
  const goods = sum(priced.map(({ total }) => total));
  const fixedDiscount = sum(priced.map(({ fixed }) => fixed));
  const paid = priced.map(({ total, fixed }) => total - fixed);
  const isOverLimit = goods - fixedDiscount >= freeShippingFrom || applied.isShippingFree;
  const isShippingFree = isOverLimit && (shipping?.isFreeAboveLimit ?? true);
  const shippingFee = shipping && lines.length > 0 && !isShippingFree ? shipping.fee : 0;
  const fee = lines.length > 0 ? paymentFee : 0;
  const total = goods - fixedDiscount + shippingFee + fee;
  if (total > most || sum(priced.map(({ regular }) => regular)) > most)
    throw new CartTooLargeError();
  const vat = vatWithin(total, vatRate);
  const parts = splitAmount(vat, [...paid, shippingFee, fee]);
  const codes = new Set(offers.flatMap((each) => (each.needsCode ? [each.campaignId] : [])));
  const byCode = applied.campaigns.filter(({ campaignId }) => codes.has(campaignId));
  return {
    lines: priced.map((line, at) => ({ ...line, vat: partAt(parts, at) })),
    regular: sum(priced.map(({ regular }) => regular)),
    goods,
    codeDiscount: sum(byCode.map(({ discount }) => discount)),
    isCodeApplied: byCode.length > 0,
    fixedDiscount,
    campaigns: applied.campaigns,
    isShippingFree: lines.length > 0 && isShippingFree,
    leftToFreeShipping: isOverLimit ? 0 : freeShippingFrom - goods + fixedDiscount,
    shippingFee,
    shippingVat: partAt(parts, lines.length),
    paymentFee: fee,
    paymentVat: partAt(parts, lines.length + 1),
    total,
    vat,
  };
}
