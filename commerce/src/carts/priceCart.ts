/** A cart priced now: products, stock, prices, code, delivery and totals. */
import { type CampaignRow, isRunning } from '../campaigns/campaignRow.ts';
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
  readonly shippingOptions: readonly ShippingOption[];
  /** The chosen option if it is still offered, otherwise the first. */
  readonly shipping?: ShippingOption;
  readonly payment: PaymentOption;
}

function campaignOf(reader: CatalogueReader, code: string | null): CampaignRow | undefined {
  if (code === null) return undefined;
  const campaign = [...reader.index.campaigns.values()].find(({ promoCode }) => promoCode === code);
  return campaign &&
    isRunning(campaign, { market: reader.scope.market.priceMarket, now: reader.now })
    ? campaign
    : undefined;
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
  const campaign = campaignOf(reader, cart.promoCode);
  const shippingOptions = shippingOptionsTo(market, deliveryAddress(cart.checkout));
  const shipping =
    shippingOptions.find(({ id }) => id === cart.checkout.shippingId) ?? shippingOptions[0];
  const payment = chosenPaymentOption(cart.checkout.paymentId);
  const sold = found.flatMap((line) => (line.product ? [{ line, product: line.product }] : []));
  const productIds =
    campaign && campaign.productCount > 0
      ? new Set(
          sold
            .filter(({ product }) => product.indexed.campaignIds.includes(campaign.campaignId))
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
            minimumOrder: campaign.minimumOrder[market.priceMarket] ?? 0,
          },
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
    campaign: totals.isCodeApplied ? campaign : undefined,
    shippingOptions,
    shipping,
    payment,
  };
}
