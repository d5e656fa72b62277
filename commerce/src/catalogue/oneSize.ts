import { byLocale } from '@solvik/shop';
import { backEndLanguages } from '../languages/generated/byLocale.ts';

/** The label of a product that comes in one size only, per language. */
export const oneSize = byLocale((locale) => backEndLanguages[locale].oneSize);
