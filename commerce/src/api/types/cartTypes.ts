/** Carts in the Data API. */
import type { PricedCart, PricedLine } from '../../carts/priceCart.ts';
import {
  viewAmounts,
  viewProductPrice,
  type PriceView,
  type Tax,
} from '../../pricing/priceView.ts';
import { percentOff, toDecimal } from '@solvik/shop-rules';
import type { LineTotals } from '../../carts/cartTotals.ts';
import { vatWithin, wholePercent } from '../../pricing/vat.ts';
import type { CurrencyCode } from '@solvik/shop';
import { builder } from '../builder.ts';
import { amounts, listNullability, money, required } from '../fields.ts';
import { CampaignRuleType, type CampaignView } from './campaignTypes.ts';
import {
  PaymentOptionType,
  ShippingOptionType,
  viewPaymentOptions,
  viewShippingOptions,
} from './optionTypes.ts';
import { PriceType } from './priceTypes.ts';
import { ProductType } from './productTypes.ts';

const CampaignPriceType = builder
  .objectRef<{ quantity: number; discount: number; discountPercentage: number; price: PriceView }>(
    'CampaignPriceType',
  )
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'quantity'),
      ...amounts(t, 'discount'),
      ...required(t, 'Decimal', 'discountPercentage'),
      price: t.field({ type: PriceType, resolve: ({ price }) => price }),
    }),
  });

interface LineCampaignView {
  readonly campaigns: CampaignView[];
  readonly prices: {
    quantity: number;
    discount: number;
    discountPercentage: number;
    price: PriceView;
  }[];
}

const CampaignType = builder.objectRef<LineCampaignView>('CampaignType').implement({
  fields: (t) => ({
    appliedCampaigns: t.field({
      type: [CampaignRuleType],
      nullable: listNullability,
      resolve: ({ campaigns }) => campaigns,
    }),
    prices: t.field({
      type: [CampaignPriceType],
      nullable: listNullability,
      resolve: ({ prices }) => prices,
    }),
  }),
});

interface LineView extends PricedLine {
  readonly priced: PricedCart;
}

const taxOf = ({ reader: { scope } }: PricedCart): Tax => ({
  currency: scope.market.currency,
  vatRate: scope.market.vatRate,
});

/** VAT of a line's price, of which its part of fixed amounts is not paid. */
const priceVat = ({ fixed, total, vat }: LineTotals, { reader }: PricedCart): number =>
  fixed === 0 ? vat : vatWithin(total, reader.scope.market.vatRate);

function lineTotal({ totals, priced }: LineView): PriceView | undefined {
  return (
    totals &&
    viewAmounts(
      { regular: totals.regular, selling: totals.total, vat: priceVat(totals, priced) },
      taxOf(priced),
    )
  );
}

function lineCampaign(line: LineView): LineCampaignView | undefined {
  const { totals, priced, row } = line;
  const price = lineTotal(line);
  if (!totals || !price || totals.discount === 0) return undefined;
  const rows = totals.campaigns.flatMap(
    ({ campaignId }) => priced.campaigns.find((each) => each.campaignId === campaignId) ?? [],
  );
  const [only] = rows.length === 1 ? rows : [];
  return {
    campaigns: rows.map((each) => ({ reader: priced.reader, row: each })),
    prices: [
      {
        quantity: row.quantity,
        discount: totals.discount,
        // A code's own; otherwise what the line is reduced by.
        discountPercentage: only?.percent ?? percentOff(totals.selling, totals.total),
        price,
      },
    ],
  };
}

const CartItemType = builder.objectRef<LineView>('CartItemType').implement({
  fields: (t) => ({
    id: t.id({ nullable: false, resolve: ({ row }) => row.lineId }),
    skuId: t.int({ nullable: false, resolve: ({ row }) => row.skuId }),
    quantity: t.int({ nullable: false, resolve: ({ row }) => row.quantity }),
    product: t.field({ type: ProductType, resolve: ({ product }) => product }),
    unitPrice: t.field({
      type: PriceType,
      resolve: ({ unit, priced }) => unit && viewProductPrice(unit, taxOf(priced)),
    }),
    totalPrice: t.field({ type: PriceType, resolve: lineTotal }),
    campaign: t.field({ type: CampaignType, resolve: lineCampaign }),
    groupKey: t.id({ resolve: ({ row }) => row.groupKey }),
    message: t.string({ resolve: ({ row }) => row.message }),
    isCampaignFreeGift: t.boolean({ nullable: false, resolve: () => false }),
  }),
});

const VatGroupType = builder
  .objectRef<{ rate: number; amount: number; ratePerMille: number }>('VatGroupType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'rate'),
      ...amounts(t, 'amount'),
      ratePerMille: t.exposeInt('ratePerMille', {
        nullable: false,
        description: 'Extension: the exact rate in parts per thousand.',
      }),
    }),
  });

const CartFeesType = builder
  .objectRef<{
    paymentFeeIncVat: number;
    paymentFeeExVat: number;
    shippingFeeIncVat: number;
    shippingFeeExVat: number;
  }>('CartFeesType')
  .implement({
    fields: (t) =>
      amounts(t, 'paymentFeeIncVat', 'paymentFeeExVat', 'shippingFeeIncVat', 'shippingFeeExVat'),
  });

interface BalanceView {
  readonly currency: CurrencyCode;
  readonly remaining: number;
  readonly pending: number;
  readonly totalSellingPriceExBalanceIncVat: number;
  readonly totalSellingPriceExBalanceExVat: number;
}

const BalanceType = builder.objectRef<BalanceView>('BalanceType').implement({
  fields: (t) =>
    money(
      t,
      'remaining',
      'pending',
      'totalSellingPriceExBalanceIncVat',
      'totalSellingPriceExBalanceExVat',
    ),
});

/** The whole order with what it would cost at regular prices. */
export function orderPrice(priced: PricedCart): PriceView {
  const { totals } = priced;
  const fees = totals.shippingFee + totals.paymentFee;
  return viewAmounts(
    { regular: totals.regular + fees, selling: totals.total, vat: totals.vat },
    taxOf(priced),
  );
}

function goodsPrice(priced: PricedCart): PriceView {
  const { totals, reader } = priced;
  const paidVat = totals.vat - totals.shippingVat - totals.paymentVat;
  return viewAmounts(
    {
      regular: totals.regular,
      selling: totals.goods,
      vat:
        totals.fixedDiscount === 0 ? paidVat : vatWithin(totals.goods, reader.scope.market.vatRate),
    },
    taxOf(priced),
  );
}

export const CartSummaryType = builder.objectRef<PricedCart>('CartSummaryType').implement({
  fields: (t) => ({
    total: t.field({ type: PriceType, resolve: orderPrice }),
    subTotal: t.field({ type: PriceType, resolve: goodsPrice }),
    vats: t.field({
      type: [VatGroupType],
      nullable: listNullability,
      resolve: ({ totals, reader: { scope } }) =>
        totals.total === 0
          ? []
          : [
              {
                rate: wholePercent(scope.market.vatRate),
                ratePerMille: scope.market.vatRate,
                amount: totals.vat,
              },
            ],
    }),
    fees: t.field({
      type: CartFeesType,
      resolve: ({ totals }) => ({
        paymentFeeIncVat: totals.paymentFee,
        paymentFeeExVat: totals.paymentFee - totals.paymentVat,
        shippingFeeIncVat: totals.shippingFee,
        shippingFeeExVat: totals.shippingFee - totals.shippingVat,
      }),
    }),
    balance: t.field({
      type: BalanceType,
      resolve: ({ totals, reader: { scope } }) => ({
        currency: scope.market.currency,
        remaining: 0,
        pending: 0,
        totalSellingPriceExBalanceIncVat: totals.total,
        totalSellingPriceExBalanceExVat: totals.total - totals.vat,
      }),
    }),
    // Percentages and pieces are in the lines.
    fixedAmountDiscountIncVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: ({ totals }) => toDecimal(totals.fixedDiscount),
    }),
    fixedAmountDiscountExVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: ({ totals: { fixedDiscount }, reader }) =>
        toDecimal(fixedDiscount - vatWithin(fixedDiscount, reader.scope.market.vatRate)),
    }),
    shipping: t.field({
      type: ShippingOptionType,
      resolve: (priced) => viewShippingOptions(priced).find(({ isSelected }) => isSelected),
    }),
    payment: t.field({
      type: PaymentOptionType,
      resolve: (priced) => viewPaymentOptions(priced).find(({ isSelected }) => isSelected),
    }),
  }),
});

export const CartType = builder.objectRef<PricedCart>('CartType').implement({
  fields: (t) => ({
    id: t.string({ resolve: ({ cart }) => cart.cartId }),
    promoCode: t.string({ resolve: ({ cart }) => cart.promoCode }),
    merchantData: t.string({ resolve: ({ cart }) => cart.merchantData }),
    isCompleted: t.boolean({ nullable: false, resolve: ({ cart }) => cart.isCompleted }),
    freeShipping: t.boolean({ nullable: false, resolve: ({ totals }) => totals.isShippingFree }),
    fixedDiscount: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: ({ totals }) => toDecimal(totals.fixedDiscount),
    }),
    items: t.field({
      type: [CartItemType],
      nullable: listNullability,
      resolve: (priced) => priced.lines.map((line) => ({ ...line, priced })),
    }),
    appliedCampaigns: t.field({
      type: [CampaignRuleType],
      nullable: listNullability,
      resolve: ({ campaigns, reader }) => campaigns.map((row) => ({ reader, row })),
    }),
    summary: t.field({ type: CartSummaryType, resolve: (priced) => priced }),
  }),
});
