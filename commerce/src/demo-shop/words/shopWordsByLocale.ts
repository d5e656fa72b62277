import type { Locale, Localised } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import { words as da } from './da/words.ts';
import { words as fi } from './fi/words.ts';
import { words as nb } from './nb/words.ts';
import type { ShopWords } from './shopWords.ts';
import { words as sv } from './sv/words.ts';

/** The demo shop's four vocabularies. */
export const shopWords: Readonly<Record<Locale, ShopWords>> = { sv, nb, da, fi };

/** One text per language, made by the same sentence in each. */
export function inEach(say: (words: ShopWords, locale: Locale) => string): Localised {
  const said: Partial<Record<Locale, string>> = {};
  for (const locale of locales) said[locale] = say(shopWords[locale], locale);
  return said;
}
