/** Delivery options of each market, with their fees and areas. */
import {
  type AnyMarketId,
  deliveries,
  type Delivery,
  deliveryNames,
  type Locale,
  type Market,
} from '@solvik/shop';
import { normalisePostalCode } from '@solvik/shop-rules';
import { isPostalCodeOf } from './zipRanges.ts';

export type ShippingOption = Delivery;

export const shippingName = ({ key }: Pick<ShippingOption, 'key'>, locale: Locale): string =>
  deliveryNames[key][locale];

/**
 * The options that reach a postal code. Any code within the market's ranges is served, assigned or
 * not; without a code all options are returned, because prices are shown before the address is
 * entered.
 */
export function shippingOptionsFor(
  market: AnyMarketId,
  zip: string | undefined,
): readonly ShippingOption[] {
  const all = deliveries[market].options;
  if (zip === undefined || zip.trim() === '') return all.filter(({ onlyTo }) => !onlyTo);
  const bare = normalisePostalCode(zip);
  if (!isPostalCodeOf(market, bare)) return [];
  return all.filter(({ onlyTo }) => onlyTo?.test(bare) ?? true);
}

/** The destination of a parcel, as far as it is known. */
export interface Destination {
  readonly zip?: string;
  /** ISO 3166 alpha-2, or the country's own name. */
  readonly country?: string;
}

/**
 * The options that reach a destination (spec section 5: they need a zip and a country). A market
 * delivers within its own country only, which is the default without a country; without a zip the
 * options are an estimate.
 */
export function shippingOptionsTo(
  { id, country: own }: Pick<Market, 'id' | 'country'>,
  { zip, country = '' }: Destination,
): readonly ShippingOption[] {
  const requested = country.trim().toLowerCase();
  const isOwn = [own.code.toLowerCase(), own.name.toLowerCase(), ''].includes(requested);
  return isOwn ? shippingOptionsFor(id, zip) : [];
}
