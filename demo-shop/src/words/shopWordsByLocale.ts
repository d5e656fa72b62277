import { type Localised } from '@solvik/shop';
import { type DemoLocale, type WrittenLocale, demoLocales } from '../demoLocales.ts';
import { words as da } from './da/words.ts';
import { words as fi } from './fi/words.ts';
import { words as nb } from './nb/words.ts';
import type { ShopWords } from './shopWords.ts';
import { words as sv } from './sv/words.ts';

/** The demo shop's four vocabularies. */
export const shopWords: Readonly<Record<WrittenLocale, ShopWords>> = { sv, nb, da, fi };

/** One text per language, created by the same sentence function in each. */
export function inEachLocale(textOf: (words: ShopWords, locale: DemoLocale) => string): Localised {
  const texts: Partial<Record<DemoLocale, string>> = {};
  for (const locale of demoLocales) texts[locale] = textOf(shopWords[locale], locale);
  return texts;
}
