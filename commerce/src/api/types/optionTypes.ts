/** Delivery and payment options in the Data API. */
import type { PricedCart } from '../../carts/priceCart.ts';
import type { CurrencyCode } from '@solvik/shop';
import { paymentOptions } from '../../checkout-options/paymentOptions.ts';
import { vatWithin } from '../../pricing/vat.ts';
import { shippingName } from '../../checkout-options/shippingOptions.ts';
import { builder } from '../builder.ts';
import { listNullability, money, optional, required } from '../fields.ts';

/** JSON text of the number of weekdays until a parcel arrives: `{"minDays":1,"maxDays":3}`. */
export const writeShippingData = ([minDays, maxDays]: readonly [number, number]): string =>
  JSON.stringify({ minDays, maxDays });

export interface ShippingOptionView {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly externalId: string;
  /** As written by writeShippingData. */
  readonly shippingData: string;
  readonly currency: CurrencyCode;
  readonly feeIncVat: number;
  readonly feeExVat: number;
  readonly amountLeftToFreeShipping: number;
  readonly isDefault: boolean;
  readonly isSelected: boolean;
}

export const ShippingOptionType = builder.objectRef<ShippingOptionView>('ShippingOptionType');
ShippingOptionType.implement({
  fields: (t) => ({
    ...required(t, 'Int', 'id'),
    ...optional(t, 'String', 'name', 'displayName', 'externalId', 'shippingData'),
    logo: t.string({ resolve: () => null }),
    ...money(t, 'feeIncVat', 'feeExVat', 'amountLeftToFreeShipping'),
    ...required(t, 'Boolean', 'isDefault', 'isSelected'),
    subOptions: t.field({
      type: [ShippingOptionType],
      nullable: listNullability,
      resolve: () => [],
    }),
  }),
});

export function viewShippingOptions({
  shippingOptions,
  shipping,
  totals,
  reader: { scope },
}: PricedCart): ShippingOptionView[] {
  const { market, locale } = scope;
  const isOverLimit = totals.leftToFreeShipping === 0;
  return shippingOptions.map((option, at) => {
    const isSelected = option.id === shipping?.id;
    const feeIncVat =
      isSelected && totals.lines.length > 0
        ? totals.shippingFee
        : isOverLimit && option.isFreeAboveLimit
          ? 0
          : option.fee;
    return {
      id: option.id,
      name: option.key,
      displayName: shippingName(option, locale),
      externalId: option.key,
      shippingData: writeShippingData(option.days),
      currency: market.currency,
      feeIncVat,
      feeExVat: feeIncVat - vatWithin(feeIncVat, market.vatRate),
      amountLeftToFreeShipping: option.isFreeAboveLimit ? totals.leftToFreeShipping : 0,
      isDefault: at === 0,
      isSelected,
    };
  });
}

const PaymentType = builder.enumType('PaymentType', {
  values: ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'] as const,
});
export { PaymentType };

const PaymentCheckout = builder.enumType('PaymentCheckout', {
  values: ['STANDARD', 'GEINS_PAY', 'EXTERNAL'] as const,
});

export interface PaymentOptionView {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly currency: CurrencyCode;
  readonly feeIncVat: number;
  readonly feeExVat: number;
  readonly isDefault: boolean;
  readonly isSelected: boolean;
}

export const PaymentOptionType = builder
  .objectRef<PaymentOptionView>('PaymentOptionType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'id'),
      ...optional(t, 'String', 'name', 'displayName'),
      logo: t.string({ resolve: () => null }),
      paymentData: t.string({ resolve: () => null }),
      ...money(t, 'feeIncVat', 'feeExVat'),
      ...required(t, 'Boolean', 'isDefault', 'isSelected'),
      newCheckoutSession: t.boolean({ nullable: false, resolve: () => false }),
      paymentType: t.field({ type: PaymentType, resolve: () => 'STANDARD' as const }),
      checkoutType: t.field({ type: PaymentCheckout, resolve: () => 'STANDARD' as const }),
    }),
  });

export function viewPaymentOptions({
  payment,
  reader: { scope },
}: PricedCart): PaymentOptionView[] {
  return paymentOptions().map((option, at) => ({
    id: option.id,
    name: option.name,
    displayName: option.displayNames[scope.locale],
    currency: scope.market.currency,
    feeIncVat: option.fee,
    feeExVat: option.fee - vatWithin(option.fee, scope.market.vatRate),
    isDefault: at === 0,
    isSelected: option.id === payment.id,
  }));
}
