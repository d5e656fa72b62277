/** A cart priced now: products, stock, prices, code, delivery and totals. */
import type { CampaignRow } from '../campaigns/campaignRow.ts';
import { cartOffers } from '../campaigns/cartOffers.ts';
import type { CatalogueReader, ProductView } from '../catalogue/catalogueReader.ts';
import type { SkuRow } from '../catalogue/createSkuCache.ts';
import type { IndexedPrice } from '../catalogue/catalogueIndex.ts';
import { deliveryAddress } from './checkoutData.ts';
import { chosenPaymentOption, type PaymentOption } from '../checkout-options/paymentOptions.ts';
import { shippingOptionsTo, type ShippingOption } from '../checkout-options/shippingOptions.ts';
import type { CartLineRow, CartRow, StoredCart } from './cartStore.ts';
import { cartTotals, type CartTotals, type LineTotals } from './cartTotals.ts';

export interface PricedLine {
  readonly row: CartLineRow;
  /** Undefined if the market no longer sells it: it then costs nothing and prevents the order. */
  readonly product?: ProductView;
  readonly sku?: SkuRow;
  /** The price of one piece: the current one, or that of the order. */
  readonly unit?: IndexedPrice;
  readonly totals?: LineTotals;
}

export interface PricedCart {
  readonly cart: CartRow;
  readonly reader: CatalogueReader;
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
  /** The campaign of the cart's code, if the code applies. */
  readonly campaign?: CampaignRow;
  /** All that apply, the code's among them. */
  readonly campaigns: readonly CampaignRow[];
  readonly shippingOptions: readonly ShippingOption[];
  /** The chosen option if it is still offered, otherwise the first. */
  readonly shipping?: ShippingOption;
  readonly payment: PaymentOption;
}

/**
 * @param isExternalFeeAllowed whether a higher fee that a delivery service has set for this cart
 * replaces the option's
 */
export async function priceCart(
  reader: CatalogueReader,
  { cart, lines }: StoredCart,
  isExternalFeeAllowed = false,
): Promise<PricedCart> {
  const { market } = reader.scope;
  const found = await Promise.all(
    lines.map(async (row): Promise<PricedLine> => {
      const product = await reader.product(row.productId);
      const sku =
        product && (await reader.skus(row.productId)).find(({ skuId }) => skuId === row.skuId);
      return sku ? { row, product, sku, unit: product.price } : { row };
    }),
  );
  const shippingOptions = shippingOptionsTo(market, deliveryAddress(cart.checkout));
  const shipping =
    shippingOptions.find(({ id }) => id === cart.checkout.shippingId) ?? shippingOptions[0];
  const payment = chosenPaymentOption(cart.checkout.paymentId);
  const sold = found.flatMap((line) => (line.product ? [{ line, product: line.product }] : []));
  const offered = cartOffers(reader.index.campaigns.values(), {
    market: market.priceMarket,
    now: reader.now,
    promoCode: cart.promoCode,
    products: sold.map(({ product }) => product.indexed),
  });
  const totals = cartTotals({
    lines: sold.map(({ line, product }) => ({
      productId: product.indexed.id,
      quantity: line.row.quantity,
      regular: product.price.regular,
      selling: product.price.selling,
    })),
    offers: offered.map(({ offer }) => offer),
    freeShippingFrom: market.freeShippingFrom,
    // Anyone with the cart's id can set that fee, so it may only increase the fee.
    shipping: shipping && {
      ...shipping,
      fee: isExternalFeeAllowed
        ? Math.max(shipping.fee, cart.externalShippingFee ?? 0)
        : shipping.fee,
    },
    paymentFee: payment.fee,
    vatRate: market.vatRate,
  });
  const applied = new Set(totals.campaigns.map(({ campaignId }) => campaignId));
  const campaigns = offered.flatMap(({ row }) => (applied.has(row.campaignId) ? [row] : []));
  const totalsOf = new Map(sold.map(({ line }, at) => [line.row.lineId, totals.lines[at]]));
  return {
    cart,
    reader,
    lines: found.map(({ row, product, sku, unit }) => ({
      row,
      product,
      sku,
      unit,
      totals: totalsOf.get(row.lineId),
    })),
    totals,
    campaign: campaigns.find(({ promoCode }) => promoCode !== null),
    campaigns,
    shippingOptions,
    shipping,
    payment,
  };
}
