/**
 * The postal codes of a market, as ranges; which codes within them are assigned changes with the
 * postal service.
 */
import { type AnyMarketId, deliveries } from '@solvik/shop';

/** @param zip digits without a country's letters or spaces */
export function isPostalCodeOf(market: AnyMarketId, zip: string): boolean {
  const [first, last] = deliveries[market].zips;
  // Codes of equal length sort as texts.
  return /^\d+$/.test(zip) && zip.length === first.length && zip >= first && zip <= last;
}
