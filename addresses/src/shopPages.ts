import { byLocale } from '@solvik/shop';
import { languageAddresses } from './languages/generated/byLocale.ts';

/** Aliases of the content pages that the shop links to, by language. */
export const shopPages = byLocale((locale) => languageAddresses[locale].shopPages);
