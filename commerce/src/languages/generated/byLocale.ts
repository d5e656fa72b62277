/** Made by `npm run generate` from the languages of shop/definition/languages.ts and the files of this folder. */
import type { Locale } from '@solvik/shop';
import type { BackEndLanguage } from '../backEndLanguage.ts';
import { language as sv } from '../sv.ts';
import { language as nb } from '../nb.ts';
import { language as da } from '../da.ts';
import { language as fi } from '../fi.ts';

export const backEndLanguages: Readonly<Record<Locale, BackEndLanguage>> = { sv, nb, da, fi };
