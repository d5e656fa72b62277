/** Prices of the shop in stories, in each site's currency. */
import type { Site } from '@solvik/addresses';
import { allMarkets } from '@solvik/shop';
import { formatMoney, percentOff } from '@solvik/shop-rules';
import type { ProductQuery } from '../data-api/generated/operations.ts';

/** Prices are in kronor and converted to euro at ten to one, which is near enough for a picture. */
export const amountIn = (site: Site, kronor: number): number =>
  site.currency === 'EUR' ? kronor / 10 : kronor;

/** Price with VAT divided by price without, for clothes. */
const vatRates = Object.fromEntries(
  allMarkets.map(({ country, vatRate }) => [country.code, (1000 + vatRate) / 1000]),
) as Readonly<Record<Site['country'], number>>;
/** An amount with VAT converted to one without, to the hundredth. */
export const withoutVat = ({ country }: Site, amount: number): number =>
  Math.round((amount / vatRates[country]) * 100) / 100;

/** In kronor; `was` before a reduction. */
export interface StoryPrice {
  readonly price: number;
  readonly was?: number;
}

/** The price of a number of pieces, in the Data API's shape. */
export function priceOf(site: Site, { price, was = price }: StoryPrice, quantity = 1) {
  const [selling, regular] = [amountIn(site, price) * quantity, amountIn(site, was) * quantity];
  const write = (amount: number) => formatMoney(amount, site.currency);
  return {
    sellingPriceIncVat: selling,
    sellingPriceExVat: withoutVat(site, selling),
    regularPriceIncVat: regular,
    regularPriceExVat: withoutVat(site, regular),
    sellingPriceIncVatFormatted: write(selling),
    sellingPriceExVatFormatted: write(withoutVat(site, selling)),
    regularPriceIncVatFormatted: write(regular),
    regularPriceExVatFormatted: write(withoutVat(site, regular)),
    discountPercentage: percentOff(regular, selling),
    isDiscounted: selling < regular,
  };
}

/** Reduced a week before the stories' day, if it is reduced. */
export function priceLogOf({
  sellingPriceIncVat: selling,
  regularPriceIncVat: regular,
}: {
  readonly sellingPriceIncVat: number;
  readonly regularPriceIncVat: number;
}): NonNullable<ProductQuery['product']>['priceLog'] {
  const before = { date: '2026-06-01', sellingPriceIncVat: regular, regularPriceIncVat: regular };
  const now = { date: '2026-11-14', sellingPriceIncVat: selling, regularPriceIncVat: regular };
  return selling < regular ? [before, now] : [before];
}
