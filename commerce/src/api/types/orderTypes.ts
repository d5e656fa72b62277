/** Orders in the Data API, for any holder of their public id. */
import type { OrderRow } from '../../orders/orderRow.ts';
import type { OrderView, PaymentView } from '../../orders/orderView.ts';
import { toDecimal } from '@solvik/shop-rules';
import { formatMinor } from '@solvik/shop-rules';
import { viewAmounts, type PriceView } from '../../pricing/priceView.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { CartType, orderPrice } from './cartTypes.ts';
import { AddressType, viewAddress } from './checkoutTypes.ts';
import { writeShippingData } from './optionTypes.ts';
import { PriceType } from './priceTypes.ts';

interface PaymentDetails {
  readonly payment: PaymentView;
  readonly order: OrderRow;
}

const PaymentDetailsType = builder.objectRef<PaymentDetails>('PaymentDetailsType').implement({
  fields: (t) => ({
    displayName: t.string({ nullable: false, resolve: ({ order }) => order.totals.paymentName }),
    name: t.string({ nullable: false, resolve: ({ payment }) => payment.provider }),
    transactionId: t.string({ nullable: false, resolve: ({ payment }) => payment.paymentId }),
    isPaid: t.boolean({ nullable: false, resolve: ({ payment }) => payment.status === 'paid' }),
    total: t.float({ nullable: false, resolve: ({ payment }) => toDecimal(payment.amount) }),
    paymentDate: t.field({ type: 'DateTime', resolve: ({ payment }) => payment.paidAt }),
  }),
});

interface Refund {
  readonly id: number;
  readonly itemId: number;
  readonly articleNumber?: string;
  readonly reason?: string;
  readonly refundType?: string;
  readonly createdAt: Date;
  readonly total: number;
  readonly vat: number;
  readonly toBalance: boolean;
}

const RefundType = builder.objectRef<Refund>('RefundType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'id', 'itemId'),
    ...optional(t, 'String', 'articleNumber', 'reason', 'refundType'),
    ...required(t, 'DateTime', 'createdAt'),
    ...required(t, 'Float', 'total', 'vat'),
    ...required(t, 'Boolean', 'toBalance'),
  }),
});

const ShippingDetailType = builder.objectRef<OrderRow>('ShippingDetailType').implement({
  fields: (t) => ({
    id: t.int({ nullable: false, resolve: ({ orderId }) => orderId }),
    shippingId: t.int({ nullable: false, resolve: ({ totals }) => totals.shippingId }),
    name: t.string({ nullable: false, resolve: ({ totals }) => totals.shippingName }),
    parcelNumber: t.string({ resolve: () => null }),
    trackingLink: t.string({ resolve: () => null }),
    shippingDate: t.field({ type: 'DateTime', resolve: () => null }),
    // In the format of ShippingOptionType; the order records what was chosen, however the options
    // have changed since.
    shippingData: t.string({
      resolve: ({ totals: { deliveryDays } }) => writeShippingData(deliveryDays),
    }),
  }),
});

const taxOf = ({ currency, totals }: OrderRow) => ({ currency, vatRate: totals.vatRate });

function amount({ order }: OrderView, inclusive: number, vat?: number): PriceView {
  return viewAmounts({ regular: inclusive, selling: inclusive, vat }, taxOf(order));
}

export const OrderType = builder.objectRef<OrderView>('OrderType').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ order }) => order.orderId }),
    customerId: t.int({ resolve: () => null }),
    publicId: t.id({ nullable: false, resolve: ({ order }) => order.publicId }),
    status: t.string({ nullable: false, resolve: ({ order }) => order.status }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.updatedAt }),
    completedAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.completedAt }),
    desiredDeliveryDate: t.field({
      type: 'DateTime',
      resolve: ({ order }) =>
        order.checkout.desiredDeliveryDate ? new Date(order.checkout.desiredDeliveryDate) : null,
    }),
    currency: t.string({ resolve: ({ order }) => order.currency }),
    message: t.string({ resolve: ({ order }) => order.checkout.message }),
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
    cart: t.field({ type: CartType, resolve: ({ priced }) => priced }),
    orderTotal: t.field({ type: PriceType, resolve: ({ priced }) => orderPrice(priced) }),
    shippingFee: t.field({
      type: PriceType,
      resolve: (view) => amount(view, view.order.totals.shippingFee, view.order.totals.shippingVat),
    }),
    paymentFee: t.field({
      type: PriceType,
      resolve: (view) => amount(view, view.order.totals.paymentFee, view.order.totals.paymentVat),
    }),
    discount: t.field({
      type: PriceType,
      resolve: (view) => {
        const { regular, goods, fixedDiscount = 0 } = view.order.totals;
        return amount(view, regular - goods + fixedDiscount);
      },
    }),
    vat: t.field({ type: PriceType, resolve: (view) => amount(view, view.order.vat, 0) }),
    // Points and vouchers belong to the members' club, which the shop does not have yet.
    fromBalance: t.field({ type: 'Decimal', nullable: false, resolve: () => 0 }),
    fromBalanceFormatted: t.string({ resolve: ({ order }) => formatMinor(0, order.currency) }),
    paymentDetails: t.field({
      type: [PaymentDetailsType],
      nullable: listNullability,
      resolve: ({ payments, order }) =>
        payments
          .filter(({ status }, at) => status === 'paid' || at === 0)
          .map((payment) => ({ payment, order })),
    }),
    refunds: t.field({ type: [RefundType], nullable: listNullability, resolve: () => [] }),
    shippingDetails: t.field({
      type: [ShippingDetailType],
      nullable: listNullability,
      resolve: ({ order }) => [order],
    }),
  }),
});
