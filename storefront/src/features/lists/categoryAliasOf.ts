import { readAddress } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';

/** The category whose list is at a path; undefined for other lists and pages. */
export function categoryAliasOf(href: string, locale: Locale): string | undefined {
  const address = readAddress(href, locale);
  return address?.route === 'category' ? address.params['category'] : undefined;
}
