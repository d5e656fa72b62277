/**
 * The public view of an order: its lines as a cart that no longer changes, and the state of its
 * payment.
 */
import { sourceLocale } from '@solvik/shop';
import type { CampaignRow } from '../campaigns/campaignRow.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { PricedCart } from '../carts/priceCart.ts';
import type { Queries } from '../database/database.ts';
import { chosenPaymentOption } from '../checkout-options/paymentOptions.ts';
import { shippingOptionsFor } from '../checkout-options/shippingOptions.ts';
import { redactPersonalData, isPersonalDataShown } from './redactPersonalData.ts';
import type { OrderLineRow, StoredOrder } from './orderRow.ts';
import type { PaymentView, OrderView } from './orderView.ts';

/** @param code the campaign of the order's code, which alone reduced lines before campaigns were stored */
const lineTotals = (
  { quantity, unitRegular, unitSelling, discount, total, vat, snapshot }: OrderLineRow,
  code: number | null,
) => ({
  regular: unitRegular * quantity,
  selling: unitSelling * quantity,
  discount,
  total,
  fixed: snapshot.fixed ?? 0,
  vat,
  campaigns:
    snapshot.campaigns ?? (code !== null && discount > 0 ? [{ campaignId: code, discount }] : []),
});

/** An order placed before campaigns were stored has at most its code's. */
const orderedCode = ({ campaignId, totals }: StoredOrder['order']) =>
  campaignId === null
    ? []
    : [{ campaignId, discount: totals.codeDiscount, name: totals.campaignName }];

/** An order keeps the rate it was placed at, whatever the market's is since. */
function withVatRate(reader: CatalogueReader, vatRate: number): CatalogueReader {
  const { scope } = reader;
  return { ...reader, scope: { ...scope, market: { ...scope.market, vatRate } } };
}

/** A campaign with the name that the order has, whatever it is called since. */
function orderedRow(row: CampaignRow, { name }: { readonly name: string | null }): CampaignRow {
  return name === null
    ? { ...row, hideTitle: true }
    : { ...row, name: { [sourceLocale]: name }, hideTitle: false };
}

/**
 * Personal data is left out an hour after the order was placed.
 * @param reader of the order's market, in the language of the request
 */
export async function viewOrder(
  queries: Queries,
  reader: CatalogueReader,
  stored: StoredOrder,
): Promise<OrderView> {
  const { order, lines } = stored;
  const products = await Promise.all(lines.map(({ productId }) => reader.product(productId)));
  const attempts = await queries
    .selectFrom('payments')
    .select(['paymentId', 'provider', 'status', 'amount', 'createdAt as openedAt', 'updatedAt'])
    .where('publicId', '=', order.publicId)
    .orderBy('createdAt', 'desc')
    .execute();
  const payments = attempts.map(({ updatedAt, ...payment }): PaymentView => ({
    ...payment,
    paidAt: payment.status === 'paid' ? updatedAt : null,
  }));
  const campaignOf = (id: number | null) =>
    id === null ? undefined : reader.index.campaigns.get(id);
  const { campaigns = orderedCode(order) } = order.totals;
  const rows = campaigns.flatMap((each) => {
    const row = campaignOf(each.campaignId);
    return row ? [orderedRow(row, each)] : [];
  });
  const shippingOptions = shippingOptionsFor(order.marketId, order.shipping.zip);
  const priced: PricedCart = {
    cart: {
      cartId: order.cartId,
      channelId: order.channelId,
      marketId: order.marketId,
      version: 0,
      promoCode: order.totals.promoCode,
      merchantData: null,
      externalShippingFee: null,
      checkout: order.checkout,
      isCompleted: order.status !== 'pending-payment' && order.status !== 'cancelled',
    },
    reader: withVatRate(reader, order.totals.vatRate),
    lines: lines.map((line, at) => ({
      row: {
        lineId: line.snapshot.lineId,
        skuId: line.skuId,
        productId: line.productId,
        quantity: line.quantity,
        message: line.snapshot.message,
        groupKey: null,
      },
      product: products[at],
      unit: { regular: line.unitRegular, selling: line.unitSelling, lowestPrior: null },
      totals: lineTotals(line, order.campaignId),
    })),
    totals: {
      fixedDiscount: 0,
      ...order.totals,
      campaigns,
      lines: lines.map((line) => lineTotals(line, order.campaignId)),
    },
    campaign: campaignOf(order.campaignId),
    campaigns: rows,
    shippingOptions,
    shipping: shippingOptions.find(({ id }) => id === order.totals.shippingId),
    payment: chosenPaymentOption(order.totals.paymentId),
  };
  const view: OrderView = { ...stored, priced, payments, hasPersonalData: true };
  return isPersonalDataShown(view, reader.now) ? view : redactPersonalData(view);
}
