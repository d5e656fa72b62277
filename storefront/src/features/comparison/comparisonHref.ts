import { writeAddress } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';
import { maxCompared } from './comparison.ts';

/** The parameter of the address that has the ids. */
export const comparedKey = 'products';

/** The address of the comparison of these products, which can be shared. */
export const comparisonHref = (productIds: readonly number[], locale: Locale): string => {
  const path = writeAddress('comparison', locale);
  return productIds.length === 0 ? path : `${path}?${comparedKey}=${productIds.join(',')}`;
};

/** The product ids of such an address, at most four; anything else in it is ignored. */
export function readComparison(query: URLSearchParams): readonly number[] {
  const ids = (query.get(comparedKey) ?? '')
    .split(',')
    .flatMap((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, maxCompared);
}
