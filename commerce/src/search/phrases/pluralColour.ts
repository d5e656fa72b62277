/** A colour as it stands before a plural: röda klänningar, punaiset mekot. */
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

/** @returns undefined for a colour whose plural the language does not list */
export function pluralColour(colour: string, locale: Locale): string | undefined {
  const lower = colour.toLowerCase();
  for (const pair of backEndLanguages[locale].search.pluralColours.split(' ')) {
    const [singular = '', plural = ''] = pair.split(':');
    if (singular !== '' && lower.endsWith(singular))
      return lower.slice(0, -singular.length) + plural;
  }
  return undefined;
}
