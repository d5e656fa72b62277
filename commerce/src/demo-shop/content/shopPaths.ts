import { shopPages, writeAddress } from '@solvik/addresses';
import { type Locale, locales } from '../../catalogue/catalogueDraft.ts';
import { type CategoryKey, shelfLine } from '../categories.ts';
import { shopWords } from '../words/shopWordsByLocale.ts';

/** The pages of words. */
export const articleKeys = [
  'delivery',
  'returns',
  'size-guide',
  'contact',
  'about',
  'wool-care',
  'terms',
  'privacy',
  'cookies',
] as const;
export type ArticleKey = (typeof articleKeys)[number];

/** The pages that show goods in a story. */
export const themeKeys = ['layering', 'second-life', 'weekend', 'club'] as const;

export const pageKeys = [...articleKeys, ...themeKeys] as const;
export type PageKey = (typeof pageKeys)[number];

const ofTheShop = (page: 'delivery' | 'returns' | 'sizeGuide' | 'terms' | 'privacy') =>
  Object.fromEntries(locales.map((locale) => [locale, shopPages[locale][page]])) as Record<
    Locale,
    string
  >;

export const pageAliases: Readonly<Record<PageKey, Readonly<Record<Locale, string>>>> = {
  delivery: ofTheShop('delivery'),
  returns: ofTheShop('returns'),
  'size-guide': ofTheShop('sizeGuide'),
  contact: { sv: 'kontakt', nb: 'kontakt', da: 'kontakt', fi: 'yhteystiedot' },
  about: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'tietoa-meista' },
  'wool-care': { sv: 'skota-ull', nb: 'stelle-ull', da: 'pleje-uld', fi: 'villan-hoito' },
  terms: ofTheShop('terms'),
  privacy: ofTheShop('privacy'),
  layering: { sv: 'lager-pa-lager', nb: 'lag-pa-lag', da: 'lag-pa-lag', fi: 'kerros-kerrokselta' },
  'second-life': { sv: 'fargas-om', nb: 'farges-om', da: 'farves-om', fi: 'uusi-vari' },
  weekend: { sv: 'helgen', nb: 'helgen', da: 'weekenden', fi: 'viikonloppu' },
  club: { sv: 'klubben', nb: 'klubben', da: 'klubben', fi: 'kerho' },
  cookies: { sv: 'kakor', nb: 'informasjonskapsler', da: 'cookies', fi: 'evasteet' },
};

/** A shelf's path without market prefix: `/c/dam`, `/c/dam/kappor-jackor`. */
export function categoryPath(locale: Locale, key: CategoryKey): string {
  const { categories } = shopWords[locale];
  const top = shelfLine(key).at(-1) ?? key;
  const category = categories[key].alias;
  return writeAddress(
    'category',
    locale,
    top === key ? { category } : { section: categories[top].alias, category },
  );
}

export function pagePath(locale: Locale, key: PageKey): string {
  return writeAddress('page', locale, { alias: pageAliases[key][locale] });
}

/** The lists that have a word of their own in the address. */
export function listPath(
  locale: Locale,
  route: 'home' | 'newProducts' | 'bestSellers' | 'comingSoon' | 'brands',
): string {
  return writeAddress(route, locale);
}

/** A shelf's alias, as questions to the catalogue name it. */
export const aliasOf = (locale: Locale, key: CategoryKey): string =>
  shopWords[locale].categories[key].alias;
