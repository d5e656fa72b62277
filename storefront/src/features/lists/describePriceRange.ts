import { formatWhole } from '@solvik/shop-rules';
import type { Services } from '../../page/services.ts';
import { formatMoneyRange } from '../market/formatMoney.ts';
import { noLimit, type PriceRange } from './listSelection.ts';

/** A range of prices in words: `300–600 kr`, or with one limit `Minst 300 kr`. */
export function describePriceRange(
  { lowest, highest }: PriceRange,
  { text, site: { currency } }: Pick<Services, 'text' | 'site'>,
): string {
  if (highest >= noLimit.highest)
    return text('list.priceLowest', { price: formatWhole(lowest, currency) });
  if (lowest <= noLimit.lowest)
    return text('list.priceHighest', { price: formatWhole(highest, currency) });
  return formatMoneyRange(lowest, highest, currency);
}
