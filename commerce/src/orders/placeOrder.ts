/**
 * Places the order of a cart and opens its payment. A cart has one order: placing it again, after a
 * failed payment or a second click, overwrites the same order and opens another payment attempt.
 */
import { randomUUID } from 'node:crypto';
import { releaseCodeUse, recordCodeUse } from '../campaigns/codeUses.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { colourOf, pathOf } from '../catalogue/productFacts.ts';
import { cartScope, withinTransaction } from '../carts/changeCart.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import { priceCart, type PricedCart, type PricedLine } from '../carts/priceCart.ts';
import { requireCheckout } from '../checkout/checkCheckout.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';
import { deliveryAddress, inCountry } from '../carts/checkoutData.ts';
import { safePath, withQuery } from '../checkout/safePath.ts';
import { blockedMessage } from '../checkout/validateOrder.ts';
import { readCustomerStatus } from '../customers/customerStatus.ts';
import { inTransaction, type Queries } from '../database/database.ts';
import { allocateIdentifiers } from '../database/identifiers.ts';
import { localise } from '../markets/localise.ts';
import { shippingName, type ShippingOption } from '../checkout-options/shippingOptions.ts';
import { ShopError } from '../shopError.ts';
import { reserve } from '../stock/reservations.ts';
import type { LineSnapshot } from '../database/stored/orderColumns.ts';
import type { OrderLineRow, OrderRow, StoredOrder } from './orderRow.ts';
import type { OrderPayments, OrdersRuntime, StartPayment } from './orderPayments.ts';
import { requireDiskSpace } from './requireDiskSpace.ts';
import { lockOrderOfCart, readOrderOfCart, saveOrder } from './orderStore.ts';

export interface PlacedOrder {
  readonly orderId: number;
  readonly publicId: string;
  readonly status: string;
  /** URL of the payment page; undefined when nothing is left to pay. */
  readonly redirectUrl?: string;
}

/** A line whose SKU the market sells has its product, unit price and totals too. */
const isSold = (line: PricedLine): line is Required<PricedLine> => line.sku !== undefined;

function snapshot(
  { row, product, sku, totals: { fixed, campaigns } }: Required<PricedLine>,
  reader: CatalogueReader,
): LineSnapshot {
  const { locale } = reader.scope;
  const brand =
    product.indexed.brandId === null ? undefined : reader.index.brands.get(product.indexed.brandId);
  return {
    lineId: row.lineId,
    name: localise(product.indexed.name, locale) ?? '',
    brand: brand?.name ?? null,
    colour: localise(colourOf(product.indexed.facets, reader.index)?.value, locale) ?? null,
    size: localise(sku.name, locale) ?? '',
    articleNumber: sku.articleNumber,
    path: pathOf(product),
    image: product.row.images[0]?.fileName ?? null,
    message: row.message,
    ...(fixed > 0 && { fixed }),
    ...(campaigns.length > 0 && { campaigns }),
  };
}

function linesOf(priced: PricedCart, publicId: string): OrderLineRow[] {
  return priced.lines.map((line, at) => {
    if (!isSold(line))
      throw new ShopError(
        'SKU_NOT_FOUND',
        'The cart holds a size that this shop no longer sells.',
        { skuId: line.row.skuId },
      );
    return {
      publicId,
      lineNumber: at + 1,
      skuId: line.row.skuId,
      productId: line.row.productId,
      quantity: line.row.quantity,
      unitRegular: line.unit.regular,
      unitSelling: line.unit.selling,
      discount: line.totals.discount,
      total: line.totals.total,
      vat: line.totals.vat,
      snapshot: snapshot(line, priced.reader),
    };
  });
}

interface Composition {
  readonly priced: PricedCart;
  readonly checkout: CheckoutData;
  readonly shipping: ShippingOption;
  readonly existing: OrderRow | undefined;
  readonly orderId: number;
  readonly now: Date;
}

function compose({ priced, checkout, shipping, existing, orderId, now }: Composition): StoredOrder {
  const { channel, market, locale } = priced.reader.scope;
  const { lines: _, ...totals } = priced.totals;
  const publicId = existing?.publicId ?? randomUUID();
  const namesOf = (id: number) => {
    const campaign = priced.campaigns.find(({ campaignId }) => campaignId === id);
    const name = campaign?.hideTitle ? undefined : localise(campaign?.name, locale);
    return { name: name ?? null, promoCode: campaign?.promoCode ?? null };
  };
  const order: OrderRow = {
    publicId,
    orderId,
    cartId: priced.cart.cartId,
    channelId: channel.id,
    marketId: market.id,
    locale,
    status: 'pending-payment',
    currency: market.currency,
    email: checkout.email ?? '',
    billing: checkout.billingAddress ?? {},
    shipping: deliveryAddress(checkout),
    checkout,
    totals: {
      ...totals,
      campaigns: totals.campaigns.map((each) => ({ ...each, ...namesOf(each.campaignId) })),
      vatRate: market.vatRate,
      promoCode: priced.campaign?.promoCode ?? null,
      campaignName: localise(priced.campaign?.name, locale) ?? null,
      shippingId: shipping.id,
      shippingName: shippingName(shipping, locale),
      deliveryDays: shipping.days,
      paymentId: priced.payment.id,
      paymentName: priced.payment.displayNames[locale],
    },
    total: priced.totals.total,
    vat: priced.totals.vat,
    campaignId: priced.campaign?.campaignId ?? null,
    createdAt: existing?.createdAt ?? now,
    updatedAt: now,
    completedAt: null,
  };
  return { order, lines: linesOf(priced, publicId) };
}

async function countCodeUse(
  transaction: Queries,
  existing: OrderRow | undefined,
  next: OrderRow,
): Promise<void> {
  const previousCampaign = existing && existing.status !== 'cancelled' ? existing.campaignId : null;
  if (previousCampaign === next.campaignId) return;
  if (previousCampaign !== null) await releaseCodeUse(transaction, previousCampaign);
  if (next.campaignId !== null) await recordCodeUse(transaction, next.campaignId);
}

const isUnpaid = ({ status }: OrderRow) => status === 'pending-payment' || status === 'cancelled';

/** A second click after the payment redirects to the same order's confirmation. */
function describePlaced(
  payments: OrderPayments,
  order: OrderRow,
  { redirectUrl }: CheckoutData,
): PlacedOrder {
  const paid = payments.paidPath(order, safePath(redirectUrl));
  return {
    orderId: order.orderId,
    publicId: order.publicId,
    status: order.status,
    redirectUrl: withQuery(paid, { order: order.publicId }),
  };
}

/**
 * @throws ShopError CART_EMPTY, CART_COMPLETED, INVALID_CHECKOUT, CUSTOMER_BLACKLISTED,
 * NO_SHIPPING_OPTION, OUT_OF_STOCK, SKU_NOT_FOUND, PromoCodeUsedUp, DISK_FULL; nothing is then stored
 */
export async function placeOrder(
  shop: OrdersRuntime,
  reader: CatalogueReader,
  {
    cartId,
    checkout: given,
    isShippingUnchecked = false,
  }: { cartId: string; checkout: CheckoutData; isShippingUnchecked?: boolean },
): Promise<PlacedOrder> {
  await requireDiskSpace(shop.database);
  const paid = await readOrderOfCart(shop.database.handle, cartId);
  if (paid && !isUnpaid(paid.order)) return describePlaced(shop.payments, paid.order, given);
  const { order, lines, startPayment } = await inTransaction(
    shop.database,
    async (transaction): Promise<StoredOrder & { startPayment?: StartPayment }> => {
      const stored = await lockCart(transaction, cartId, cartScope(reader));
      const { code } = reader.scope.market.country;
      const requested = inCountry({ ...stored.cart.checkout, ...given }, code);
      requireCheckout(requested);
      if ((await readCustomerStatus(transaction, requested.email)).isBlocked)
        throw new ShopError('CUSTOMER_BLACKLISTED', blockedMessage);
      const priced = await priceCart(
        withinTransaction(reader, transaction),
        { ...stored, cart: { ...stored.cart, checkout: requested } },
        true,
      );
      if (priced.lines.length === 0)
        throw new ShopError('CART_EMPTY', 'There is nothing in the cart.');
      const { shipping } = priced;
      if (!shipping) {
        const { zip = '', country = '' } = deliveryAddress(requested);
        throw new ShopError('NO_SHIPPING_OPTION', 'Nothing is delivered to this place.', {
          zip,
          country,
        });
      }
      const isOther = requested.shippingId !== undefined && requested.shippingId !== shipping.id;
      if (isOther && !isShippingUnchecked)
        throw new ShopError(
          'NO_SHIPPING_OPTION',
          'The chosen delivery does not reach this postal code.',
        );
      // An unchecked option is not stored, as an unknown one would make the cart's next order fail.
      const checkout = isOther ? { ...requested, shippingId: shipping.id } : requested;
      const existing = await lockOrderOfCart(transaction, cartId);
      if (existing && !isUnpaid(existing))
        throw new ShopError('ORDER_ALREADY_PLACED', 'This cart has been ordered.', {
          publicId: existing.publicId,
        });
      const orderId = existing?.orderId ?? (await allocateIdentifiers(transaction, 'order', 1));
      const next = compose({
        priced,
        checkout,
        shipping,
        existing,
        orderId,
        now: new Date(reader.now),
      });
      await reserve(transaction, {
        cartId,
        lines: next.lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
        now: reader.now,
      });
      await countCodeUse(transaction, existing, next.order);
      await saveOrder(transaction, next);
      await saveCart(transaction, stored, { checkout });
      await shop.payments.replaceOpen(transaction, next.order.publicId);
      if (next.order.total === 0) return next;
      return {
        ...next,
        startPayment: await shop.payments.open(transaction, next.order, {
          provider: priced.payment.provider,
          returnPath: safePath(checkout.redirectUrl),
          checkoutPath: safePath(checkout.checkoutPageUrl),
        }),
      };
    },
  );
  shop.events.emit([...new Set(lines.map(({ productId }) => `product:${productId}`))]);
  if (!startPayment)
    return {
      orderId: order.orderId,
      publicId: order.publicId,
      status: await shop.payments.settleFree(order),
    };
  const redirectUrl = await startPayment();
  return { orderId: order.orderId, publicId: order.publicId, status: order.status, redirectUrl };
}
