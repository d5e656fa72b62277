/**
 * Makes an order of a cart and opens its payment. A cart has one order: placing it again, because a payment failed or a
 * button was pressed twice, writes the same order anew and opens one more attempt at paying it.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { giveBackCodeUse, takeCodeUse } from '../campaigns/codeUses.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { colourOf, pathOf } from '../catalogue/productFacts.ts';
import { cartPlace, within } from '../carts/changeCart.ts';
import { lockCart, saveCart } from '../carts/cartStore.ts';
import { priceCart, type PricedCart, type PricedLine } from '../carts/priceCart.ts';
import { requireCheckout } from '../checkout/checkCheckout.ts';
import { deliveryAddress, type CheckoutData } from '../checkout/checkoutData.ts';
import { safePath, withQuery } from '../checkout/safePath.ts';
import { blockedMessage } from '../checkout/validateOrder.ts';
import { readMark } from '../customers/customerMark.ts';
import { inTransaction, run, type Queries } from '../database/database.ts';
import { allotIdentifiers } from '../database/identifiers.ts';
import { localise } from '../markets/localise.ts';
import { openPayment, returnPaths, type OpenedPayment } from '../payments/openPayment.ts';
import { settleWithoutPayment } from '../payments/settlePayment.ts';
import { shippingName, type ShippingOption } from '../shipping/shippingOptions.ts';
import type { Shop } from '../shop.ts';
import { ShopError } from '../shopError.ts';
import { reserve } from '../stock/reservations.ts';
import type { LineSnapshot, OrderLineRow, OrderRow, StoredOrder } from './orderRow.ts';
import { requireOrderRoom } from './orderRoom.ts';
import { lockOrderOfCart, readOrderOfCart, saveOrder } from './orderStore.ts';

export interface PlacedOrder {
  readonly orderId: number;
  readonly publicId: string;
  readonly status: string;
  /** The page where it is paid; undefined when nothing is left to pay. */
  readonly redirectUrl?: string;
}

function snapshot({ row, product, sku }: PricedLine, reader: CatalogueReader): LineSnapshot {
  const { locale } = reader.place;
  if (!product || !sku)
    throw new ShopError('SKU_NOT_FOUND', 'The cart holds a size that this shop no longer sells.', {
      skuId: row.sku_id,
    });
  const brand =
    product.indexed.brandId === null ? undefined : reader.index.brands.get(product.indexed.brandId);
  return {
    lineId: row.line_id,
    name: localise(product.indexed.name, locale) ?? '',
    brand: brand?.name ?? null,
    colour: localise(colourOf(product.indexed.facets, reader.index)?.value, locale) ?? null,
    size: localise(sku.name, locale) ?? '',
    articleNumber: sku.article_number,
    path: pathOf(product),
    image: product.row.images[0]?.fileName ?? null,
    message: row.message,
  };
}

function linesOf(priced: PricedCart, publicId: string): OrderLineRow[] {
  return priced.lines.map((line, at) => {
    const shot = snapshot(line, priced.reader);
    if (!line.totals || !line.unit)
      throw new ShopError(
        'SKU_NOT_FOUND',
        'The cart holds a size that this shop no longer sells.',
        { skuId: line.row.sku_id },
      );
    return {
      public_id: publicId,
      line_number: at + 1,
      sku_id: line.row.sku_id,
      product_id: line.row.product_id,
      quantity: line.row.quantity,
      unit_regular: line.unit.regular,
      unit_selling: line.unit.selling,
      discount: line.totals.discount,
      total: line.totals.total,
      vat: line.totals.vat,
      snapshot: shot,
    };
  });
}

interface Composition {
  readonly priced: PricedCart;
  readonly checkout: CheckoutData;
  readonly shipping: ShippingOption;
  readonly known: OrderRow | undefined;
  readonly orderId: number;
  readonly now: Date;
}

function compose({ priced, checkout, shipping, known, orderId, now }: Composition): StoredOrder {
  const { channel, market, locale } = priced.reader.place;
  const { lines: _, ...totals } = priced.totals;
  const publicId = known?.public_id ?? randomUUID();
  const order: OrderRow = {
    public_id: publicId,
    order_id: orderId,
    cart_id: priced.cart.cart_id,
    channel_id: channel.id,
    market_id: market.id,
    locale,
    status: 'pending-payment',
    currency: market.currency,
    email: checkout.email ?? '',
    billing: checkout.billingAddress ?? {},
    shipping: deliveryAddress(checkout),
    checkout,
    totals: {
      ...totals,
      vatRate: market.vatRate,
      promoCode: priced.campaign?.promo_code ?? null,
      campaignName: localise(priced.campaign?.name, locale) ?? null,
      shippingId: shipping.id,
      shippingName: shippingName(shipping, locale),
      deliveryDays: shipping.days,
      paymentId: priced.payment.id,
      paymentName: priced.payment.displayNames[locale],
    },
    total: priced.totals.total,
    vat: priced.totals.vat,
    campaign_id: priced.campaign?.campaign_id ?? null,
    created_at: known?.created_at ?? now,
    updated_at: now,
    completed_at: null,
  };
  return { order, lines: linesOf(priced, publicId) };
}

async function countCodeUse(
  transaction: Queries,
  known: OrderRow | undefined,
  next: OrderRow,
): Promise<void> {
  const had = known && known.status !== 'cancelled' ? known.campaign_id : null;
  if (had === next.campaign_id) return;
  if (had !== null) await giveBackCodeUse(transaction, had);
  if (next.campaign_id !== null) await takeCodeUse(transaction, next.campaign_id);
}

const isUnpaid = ({ status }: OrderRow) => status === 'pending-payment' || status === 'cancelled';

/** A button pressed again after the payment leads to the same order's confirmation. */
function describePlaced(order: OrderRow, { redirectUrl }: CheckoutData): PlacedOrder {
  const { paid } = returnPaths(order, { provider: 'sandbox', returnPath: safePath(redirectUrl) });
  return {
    orderId: order.order_id,
    publicId: order.public_id,
    status: order.status,
    redirectUrl: withQuery(paid, { order: order.public_id }),
  };
}

/**
 * @throws ShopError CART_EMPTY, CART_COMPLETED, INVALID_CHECKOUT, CUSTOMER_BLACKLISTED, NO_SHIPPING_OPTION, OUT_OF_STOCK, SKU_NOT_FOUND,
 * PromoCodeUsedUp, DISK_FULL: nothing is then stored
 */
export async function placeOrder(
  shop: Shop,
  reader: CatalogueReader,
  {
    cartId,
    checkout: given,
    isShippingUnchecked = false,
  }: { cartId: string; checkout: CheckoutData; isShippingUnchecked?: boolean },
): Promise<PlacedOrder> {
  await requireOrderRoom(shop.database);
  const paid = await readOrderOfCart(shop.database.handle, cartId);
  if (paid && !isUnpaid(paid.order)) return describePlaced(paid.order, given);
  const { order, lines, payment } = await inTransaction(
    shop.database,
    async (transaction): Promise<StoredOrder & { payment?: OpenedPayment }> => {
      const stored = await lockCart(transaction, cartId, cartPlace(reader));
      const asked = { ...stored.cart.checkout, ...given };
      requireCheckout(asked);
      if ((await readMark(transaction, asked.email)).isBlocked)
        throw new ShopError('CUSTOMER_BLACKLISTED', blockedMessage);
      const priced = await priceCart(
        within(reader, transaction),
        { ...stored, cart: { ...stored.cart, checkout: asked } },
        true,
      );
      if (priced.lines.length === 0)
        throw new ShopError('CART_EMPTY', 'There is nothing in the cart.');
      const { shipping } = priced;
      if (!shipping)
        throw new ShopError('NO_SHIPPING_OPTION', 'Nothing is delivered to this postal code.', {
          zip: deliveryAddress(asked).zip ?? '',
        });
      const isOther = asked.shippingId !== undefined && asked.shippingId !== shipping.id;
      if (isOther && !isShippingUnchecked)
        throw new ShopError(
          'NO_SHIPPING_OPTION',
          'The chosen delivery does not reach this postal code.',
        );
      // What is not checked is not kept either: a delivery that is none of ours would refuse the cart's next order.
      const checkout = isOther ? { ...asked, shippingId: shipping.id } : asked;
      const known = await lockOrderOfCart(transaction, cartId);
      if (known && !isUnpaid(known))
        throw new ShopError('ORDER_ALREADY_PLACED', 'This cart has been ordered.', {
          publicId: known.public_id,
        });
      const orderId = known?.order_id ?? (await allotIdentifiers(transaction, 'order', 1));
      const next = compose({
        priced,
        checkout,
        shipping,
        known,
        orderId,
        now: new Date(reader.now),
      });
      await reserve(transaction, {
        cartId,
        lines: next.lines.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity })),
        now: reader.now,
      });
      await countCodeUse(transaction, known, next.order);
      await saveOrder(transaction, next);
      await saveCart(transaction, stored, { checkout });
      await run(
        transaction,
        sql`update payments set status = 'replaced', updated_at = now() where public_id = ${next.order.public_id} and status = 'open'`,
      );
      if (next.order.total === 0) return next;
      return {
        ...next,
        payment: await openPayment(transaction, next.order, {
          provider: priced.payment.provider,
          returnPath: safePath(checkout.redirectUrl),
          checkoutPath: safePath(checkout.checkoutPageUrl),
        }),
      };
    },
  );
  shop.events.emit([...new Set(lines.map(({ product_id }) => `product:${product_id}`))]);
  if (!payment)
    return {
      orderId: order.order_id,
      publicId: order.public_id,
      status: await settleWithoutPayment(shop, order),
    };
  const redirectUrl = await shop.payments.start(payment);
  return { orderId: order.order_id, publicId: order.public_id, status: order.status, redirectUrl };
}
