/** An order for whoever has its public id: its lines as a cart that no longer changes, and how its payment stands. */
import { sql } from 'kysely';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { PricedCart } from '../carts/priceCart.ts';
import { all, type Queries } from '../database/database.ts';
import { chosenPaymentOption } from '../payments/paymentOptions.ts';
import { shippingOptionsFor } from '../shipping/shippingOptions.ts';
import { hidePersonalPart, isPersonalPartShown } from './hidePersonalPart.ts';
import type { OrderLineRow, StoredOrder } from './orderRow.ts';

export interface PaymentView {
  readonly paymentId: string;
  readonly provider: string;
  readonly status: string;
  readonly amount: number;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
}

export interface OrderView extends StoredOrder {
  readonly priced: PricedCart;
  readonly payments: readonly PaymentView[];
  /** False where name, addresses and messages are left out. */
  readonly hasPersonalPart: boolean;
}

const lineTotals = ({
  quantity,
  unit_regular,
  unit_selling,
  discount,
  total,
  vat,
}: OrderLineRow) => ({
  regular: unit_regular * quantity,
  selling: unit_selling * quantity,
  discount,
  total,
  vat,
});

/**
 * The person is left out when the order was placed a while ago.
 * @param reader of the order's own market, in the language of whoever reads it
 */
export async function viewOrder(
  queries: Queries,
  reader: CatalogueReader,
  stored: StoredOrder,
): Promise<OrderView> {
  const { order, lines } = stored;
  const products = await Promise.all(lines.map(({ product_id }) => reader.product(product_id)));
  const payments = await all(
    queries,
    sql<PaymentView>`select payment_id as "paymentId", provider, status, amount, created_at as "openedAt", case when status = 'paid' then updated_at end as "paidAt" from payments where public_id = ${order.public_id} order by created_at desc`,
  );
  const shippingOptions = shippingOptionsFor(order.market_id, order.shipping.zip);
  const priced: PricedCart = {
    cart: {
      cart_id: order.cart_id,
      channel_id: order.channel_id,
      market_id: order.market_id,
      version: 0,
      promo_code: order.totals.promoCode,
      merchant_data: null,
      external_shipping_fee: null,
      checkout: order.checkout,
      is_completed: order.status !== 'pending-payment' && order.status !== 'cancelled',
    },
    reader,
    lines: lines.map((line, at) => ({
      row: {
        line_id: line.snapshot.lineId,
        sku_id: line.sku_id,
        product_id: line.product_id,
        quantity: line.quantity,
        message: line.snapshot.message,
        group_key: null,
      },
      product: products[at],
      unit: { regular: line.unit_regular, selling: line.unit_selling, lowestPrior: null },
      totals: lineTotals(line),
    })),
    totals: { ...order.totals, lines: lines.map(lineTotals) },
    campaign:
      order.campaign_id === null ? undefined : reader.index.campaigns.get(order.campaign_id),
    shippingOptions,
    shipping: shippingOptions.find(({ id }) => id === order.totals.shippingId),
    payment: chosenPaymentOption(order.totals.paymentId),
  };
  const view: OrderView = { ...stored, priced, payments, hasPersonalPart: true };
  return isPersonalPartShown(view, reader.now) ? view : hidePersonalPart(view);
}
