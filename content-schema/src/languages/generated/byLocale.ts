/** Made by `npm run generate` from the languages of shop/definition/languages.ts and the files of this folder. */
import type { Locale } from '@solvik/shop';
import type { ContentLanguage } from '../contentLanguage.ts';
import { language as sv } from '../sv.ts';
import { language as nb } from '../nb.ts';
import { language as da } from '../da.ts';
import { language as fi } from '../fi.ts';

export const contentLanguages: Readonly<Record<Locale, ContentLanguage>> = { sv, nb, da, fi };
