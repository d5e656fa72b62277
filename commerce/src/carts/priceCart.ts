/** A cart with everything that today says of it: products, stock, prices, code, delivery, totals. */
import type { CampaignRow } from '../campaigns/campaignRow.ts';
import { isRunning } from '../campaigns/campaignRow.ts';
import type { CatalogueReader, ProductView } from '../catalogue/catalogueReader.ts';
import type { SkuRow } from '../stock/keepSkus.ts';
import type { IndexedPrice } from '../catalogue/catalogueIndex.ts';
import { deliveryAddress } from '../checkout/checkoutData.ts';
import { chosenPaymentOption, type PaymentOption } from '../payments/paymentOptions.ts';
import { shippingOptionsFor, type ShippingOption } from '../shipping/shippingOptions.ts';
import type { CartLineRow, CartRow, StoredCart } from './cartStore.ts';
import { cartTotals, type CartTotals, type LineTotals } from './cartTotals.ts';

export interface PricedLine {
  readonly row: CartLineRow;
  /** Undefined when the market no longer sells it: it then costs nothing and keeps the cart from becoming an order. */
  readonly product?: ProductView;
  readonly sku?: SkuRow;
  /** The price of one piece: today's, or that of the order. */
  readonly unit?: IndexedPrice;
  readonly totals?: LineTotals;
}

export interface PricedCart {
  readonly cart: CartRow;
  readonly reader: CatalogueReader;
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
  /** The campaign of the cart's code, when it counts. */
  readonly campaign?: CampaignRow;
  readonly shippingOptions: readonly ShippingOption[];
  /** The chosen option while it is still offered, otherwise the first. */
  readonly shipping?: ShippingOption;
  readonly payment: PaymentOption;
}

function campaignOf(reader: CatalogueReader, code: string | null): CampaignRow | undefined {
  if (code === null) return undefined;
  const campaign = [...reader.index.campaigns.values()].find(
    ({ promo_code }) => promo_code === code,
  );
  return campaign &&
    isRunning(campaign, { market: reader.place.market.priceMarket, now: reader.now })
    ? campaign
    : undefined;
}

/** @param isFeeGiven whether a higher fee that a delivery service set for this cart replaces the option's own */
export async function priceCart(
  reader: CatalogueReader,
  { cart, lines }: StoredCart,
  isFeeGiven = false,
): Promise<PricedCart> {
  const { market } = reader.place;
  const found = await Promise.all(
    lines.map(async (row): Promise<PricedLine> => {
      const product = await reader.product(row.product_id);
      const sku =
        product && (await reader.skus(row.product_id)).find(({ sku_id }) => sku_id === row.sku_id);
      return sku ? { row, product, sku, unit: product.price } : { row };
    }),
  );
  const campaign = campaignOf(reader, cart.promo_code);
  const shippingOptions = shippingOptionsFor(market.id, deliveryAddress(cart.checkout).zip);
  const shipping =
    shippingOptions.find(({ id }) => id === cart.checkout.shippingId) ?? shippingOptions[0];
  const payment = chosenPaymentOption(cart.checkout.paymentId);
  const sold = found.flatMap((line) => (line.product ? [{ line, product: line.product }] : []));
  const productIds =
    campaign && campaign.product_count > 0
      ? new Set(
          sold
            .filter(({ product }) => product.indexed.campaignIds.includes(campaign.campaign_id))
            .map(({ product }) => product.indexed.id),
        )
      : undefined;
  const totals = cartTotals({
    lines: sold.map(({ line, product }) => ({
      productId: product.indexed.id,
      quantity: line.row.quantity,
      regular: product.price.regular,
      selling: product.price.selling,
    })),
    code:
      campaign?.percent == null
        ? undefined
        : {
            percent: campaign.percent,
            productIds,
            minimumOrder: campaign.minimum_order[market.priceMarket] ?? 0,
          },
    freeShippingFrom: market.freeShippingFrom,
    // Whoever holds the cart's id can set that fee, so it may only add to what the option costs.
    shipping: shipping && {
      ...shipping,
      fee: isFeeGiven ? Math.max(shipping.fee, cart.external_shipping_fee ?? 0) : shipping.fee,
    },
    paymentFee: payment.fee,
    vatRate: market.vatRate,
  });
  const totalsOf = new Map(sold.map(({ line }, at) => [line.row.line_id, totals.lines[at]]));
  return {
    cart,
    reader,
    lines: found.map(({ row, product, sku, unit }) => ({
      row,
      product,
      sku,
      unit,
      totals: totalsOf.get(row.line_id),
    })),
    totals,
    campaign: totals.isCodeApplied ? campaign : undefined,
    shippingOptions,
    shipping,
    payment,
  };
}
