/** What a checkout's confirmation has of its order, for payment providers and analytics. */
import type { OrderLineRow, OrderRow } from '../../orders/orderRow.ts';
import type { OrderView } from '../../orders/orderView.ts';
import { toDecimal } from '@solvik/shop-rules';
import { vatWithin } from '../../pricing/vat.ts';
import { builder } from '../builder.ts';
import { amounts, listNullability, optional } from '../fields.ts';
import { CartType } from './cartTypes.ts';
import { AddressType, viewAddress } from './checkoutTypes.ts';

interface RowView {
  readonly line: OrderLineRow;
  readonly order: OrderRow;
}

const without = (inclusive: number, { totals }: OrderRow) =>
  toDecimal(inclusive - vatWithin(inclusive, totals.vatRate));
const lineDiscount = ({ line }: RowView) =>
  (line.unitRegular - line.unitSelling) * line.quantity + line.discount;

/** VAT of a line's price, of which its part of fixed amounts is not paid. */
const priceVat = ({ total, vat, snapshot }: OrderLineRow, { totals }: OrderRow): number =>
  snapshot.fixed === undefined ? vat : vatWithin(total, totals.vatRate);

/** Orders placed before campaigns were stored have at most their code's. */
function rowCampaigns({ line, order: { campaignId, totals } }: RowView) {
  if (line.snapshot.campaigns) {
    const own = new Set(line.snapshot.campaigns.map((each) => each.campaignId));
    return (totals.campaigns ?? []).filter((each) => own.has(each.campaignId));
  }
  const isCoded = totals.campaigns === undefined && campaignId !== null && line.discount > 0;
  return isCoded ? [{ campaignId, name: totals.campaignName }] : [];
}

const CheckoutOrderRowType = builder.objectRef<RowView>('CheckoutOrderRowType').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ line }) => line.snapshot.name }),
    sku: t.string({ resolve: ({ line }) => String(line.skuId) }),
    articleNumber: t.string({ resolve: ({ line }) => line.snapshot.articleNumber }),
    brand: t.string({ resolve: ({ line }) => line.snapshot.brand }),
    variant: t.string({ resolve: ({ line }) => line.snapshot.size }),
    productUrl: t.string({ resolve: ({ line }) => line.snapshot.path }),
    imageUrl: t.string({ resolve: ({ line }) => line.snapshot.image }),
    currency: t.string({ resolve: ({ order }) => order.currency }),
    categories: t.stringList({ nullable: listNullability, resolve: () => [] }),
    campaignIds: t.stringList({
      nullable: listNullability,
      resolve: (row) => rowCampaigns(row).map(({ campaignId }) => String(campaignId)),
    }),
    campaignNames: t.stringList({
      nullable: listNullability,
      resolve: (row) => rowCampaigns(row).flatMap(({ name }) => name ?? []),
    }),
    quantity: t.int({ nullable: false, resolve: ({ line }) => line.quantity }),
    productId: t.int({ nullable: false, resolve: ({ line }) => line.productId }),
    priceIncVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: ({ line }) => toDecimal(line.total),
    }),
    priceExVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: ({ line, order }) => toDecimal(line.total - priceVat(line, order)),
    }),
    discountIncVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: (view) => toDecimal(lineDiscount(view)),
    }),
    discountExVat: t.field({
      type: 'Decimal',
      nullable: false,
      resolve: (view) => without(lineDiscount(view), view.order),
    }),
    discountRate: t.float({
      nullable: false,
      resolve: (view) =>
        view.line.unitRegular === 0
          ? 0
          : lineDiscount(view) / (view.line.unitRegular * view.line.quantity),
    }),
  }),
});

const CheckoutGender = builder.enumType('CheckoutGender', {
  values: ['UNKNOWN', 'FEMALE', 'MALE'] as const,
});

const pair = (inclusive: number, vat: number) => ({ inclusive, exclusive: inclusive - vat });

/** Each amount with and without VAT, in minor units. */
function amountsOf({ order }: OrderView) {
  const { totals } = order;
  const { fixedDiscount = 0 } = totals;
  const reduced = totals.regular - totals.goods + fixedDiscount;
  const discount = pair(reduced, vatWithin(reduced, totals.vatRate));
  const goods = pair(
    totals.goods - fixedDiscount,
    totals.vat - totals.shippingVat - totals.paymentVat,
  );
  const whole = pair(totals.total, totals.vat);
  const payment = pair(totals.paymentFee, totals.paymentVat);
  const shipping = pair(totals.shippingFee, totals.shippingVat);
  return {
    discountIncVat: discount.inclusive,
    discountExVat: discount.exclusive,
    itemValueIncVat: goods.inclusive,
    itemValueExVat: goods.exclusive,
    orderValueIncVat: whole.inclusive,
    orderValueExVat: whole.exclusive,
    paymentFeeIncVat: payment.inclusive,
    paymentFeeExVat: payment.exclusive,
    shippingFeeIncVat: shipping.inclusive,
    shippingFeeExVat: shipping.exclusive,
    sum: whole.inclusive,
    balance: 0,
  };
}

type CheckoutOrderView = OrderView & ReturnType<typeof amountsOf>;

const CheckoutOrderType = builder.objectRef<CheckoutOrderView>('CheckoutOrderType').implement({
  fields: (t) => ({
    orderId: t.string({ resolve: ({ order }) => String(order.orderId) }),
    transactionId: t.string({ resolve: ({ payments }) => payments[0]?.paymentId }),
    currency: t.string({ resolve: ({ order }) => order.currency }),
    message: t.string({ resolve: ({ order }) => order.checkout.message }),
    status: t.string({ resolve: ({ order }) => order.status }),
    marketId: t.string({ nullable: false, resolve: ({ order }) => order.marketId }),
    languageId: t.string({ resolve: ({ order }) => order.locale }),
    promoCode: t.string({ resolve: ({ order }) => order.totals.promoCode }),
    externalOrderId: t.string({ resolve: ({ order }) => order.publicId }),
    pickupPoint: t.string({ resolve: ({ order }) => order.checkout.pickupPoint }),
    billingAddress: t.field({
      type: AddressType,
      resolve: ({ order, hasPersonalData }) =>
        hasPersonalData ? viewAddress(order.billing) : null,
    }),
    shippingAddress: t.field({
      type: AddressType,
      resolve: ({ order, hasPersonalData }) =>
        hasPersonalData ? viewAddress(order.shipping) : null,
    }),
    ...amounts(
      t,
      'discountIncVat',
      'discountExVat',
      'itemValueIncVat',
      'itemValueExVat',
      'orderValueIncVat',
      'orderValueExVat',
      'paymentFeeIncVat',
      'paymentFeeExVat',
      'shippingFeeIncVat',
      'shippingFeeExVat',
      'sum',
      'balance',
    ),
    rows: t.field({
      type: [CheckoutOrderRowType],
      nullable: listNullability,
      resolve: ({ lines, order }) => lines.map((line) => ({ line, order })),
    }),
    gender: t.field({ type: CheckoutGender, nullable: false, resolve: () => 'UNKNOWN' as const }),
    customerId: t.int({ nullable: false, resolve: () => 0 }),
    paymentId: t.int({ nullable: false, resolve: ({ order }) => order.totals.paymentId }),
    shippingId: t.int({ nullable: false, resolve: ({ order }) => order.totals.shippingId }),
  }),
});

export interface CheckoutDataView {
  readonly order?: OrderView;
  readonly htmlSnippet?: string | null;
}

const isPaid = ({ order }: OrderView) =>
  order.status !== 'pending-payment' && order.status !== 'cancelled';

export const CheckoutDataType = builder.objectRef<CheckoutDataView>('CheckoutDataType').implement({
  fields: (t) => ({
    ...optional(t, 'String', 'htmlSnippet'),
    newCheckoutSession: t.boolean({ nullable: false, resolve: () => false }),
    completed: t.boolean({ resolve: ({ order }) => order !== undefined && isPaid(order) }),
    order: t.field({
      type: CheckoutOrderType,
      resolve: ({ order }) => order && { ...order, ...amountsOf(order) },
    }),
    nthPurchase: t.int({ nullable: false, resolve: () => 1 }),
    cart: t.field({ type: CartType, resolve: ({ order }) => order?.priced }),
  }),
});
