/** Which postal codes a market has, by the ends of its ranges; which of the codes between are in use changes with the post. */
import type { AnyMarketId } from '../markets/markets.ts';

const zipRanges: Readonly<Record<AnyMarketId, readonly [first: string, last: string]>> = {
  se: ['10000', '98699'],
  no: ['0001', '9991'],
  dk: ['0555', '9990'],
  fi: ['00001', '99999'],
  ax: ['22000', '22999'],
};

/** @param zip digits without a country's letters or spaces */
export function isZipOf(market: AnyMarketId, zip: string): boolean {
  const [first, last] = zipRanges[market];
  // Codes of one length are in order as texts.
  return /^\d+$/.test(zip) && zip.length === first.length && zip >= first && zip <= last;
}
