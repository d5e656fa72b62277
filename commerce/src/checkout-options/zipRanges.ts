/**
 * The postal codes of a market, as ranges; which codes within them are assigned changes with the
 * postal service.
 */
import { type AnyMarketId, deliveries } from '@solvik/shop';

/** Codes of equal length sort as texts. */
const isBetween = (zip: string, [first, last]: readonly [string, string]): boolean =>
  /^\d+$/.test(zip) && zip.length === first.length && zip >= first && zip <= last;

/** @param zip digits without a country's letters or spaces */
export function isPostalCodeOf(market: AnyMarketId, zip: string): boolean {
  const { zips, exceptZips = [] } = deliveries[market];
  return isBetween(zip, zips) && !exceptZips.some((range) => isBetween(zip, range));
}
