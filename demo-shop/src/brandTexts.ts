import { type Localised } from '@solvik/shop';
import { demoLocales } from './demoLocales.ts';
import type { BrandKey } from './brands.ts';
import { brandSentences as da } from './words/da/brands.ts';
import { brandSentences as fi } from './words/fi/brands.ts';
import { brandSentences as nb } from './words/nb/brands.ts';
import { brandSentences as sv } from './words/sv/brands.ts';

const sentences = { sv, nb, da, fi };

/** Describes each brand in one sentence per language. */
export function brandDescription(key: BrandKey): Localised {
  return Object.fromEntries(demoLocales.map((locale) => [locale, sentences[locale][key]]));
}
