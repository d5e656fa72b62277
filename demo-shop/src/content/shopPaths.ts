import { type DemoLocale, demoLocales, demoSource, type WrittenLocale } from '../demoLocales.ts';
import { shopPages, writeAddress } from '@solvik/addresses';
import { type CategoryKey, categoryKeys, categoryLine, isHidden } from '../categories.ts';
import { shopWords } from '../words/shopWordsByLocale.ts';

/** The text pages. */
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

/** The theme pages, which show products within an editorial story. */
export const themeKeys = ['layering', 'second-life', 'weekend', 'club'] as const;

export const pageKeys = [...articleKeys, ...themeKeys] as const;
export type PageKey = (typeof pageKeys)[number];

const ofTheShop = (page: 'delivery' | 'returns' | 'sizeGuide' | 'terms' | 'privacy') =>
  Object.fromEntries(demoLocales.map((locale) => [locale, shopPages[locale][page]])) as Record<
    DemoLocale,
    string
  >;

/** Aliases of the pages that only the demo shop has. */
const own = {
  contact: { sv: 'kontakt', nb: 'kontakt', da: 'kontakt', fi: 'yhteystiedot' },
  about: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'tietoa-meista' },
  'wool-care': { sv: 'skota-ull', nb: 'stelle-ull', da: 'pleje-uld', fi: 'villan-hoito' },
  layering: { sv: 'lager-pa-lager', nb: 'lag-pa-lag', da: 'lag-pa-lag', fi: 'kerros-kerrokselta' },
  'second-life': { sv: 'fargas-om', nb: 'farges-om', da: 'farves-om', fi: 'uusi-vari' },
  weekend: { sv: 'helgen', nb: 'helgen', da: 'weekenden', fi: 'viikonloppu' },
  club: { sv: 'klubben', nb: 'klubben', da: 'klubben', fi: 'kerho' },
  cookies: { sv: 'kakor', nb: 'informasjonskapsler', da: 'cookies', fi: 'evasteet' },
} as const satisfies Readonly<Record<string, Readonly<Record<WrittenLocale, string>>>>;

export const pageAliases: Readonly<Record<PageKey, Readonly<Record<DemoLocale, string>>>> = {
  delivery: ofTheShop('delivery'),
  returns: ofTheShop('returns'),
  'size-guide': ofTheShop('sizeGuide'),
  contact: own.contact,
  about: own.about,
  'wool-care': own['wool-care'],
  terms: ofTheShop('terms'),
  privacy: ofTheShop('privacy'),
  layering: own.layering,
  'second-life': own['second-life'],
  weekend: own.weekend,
  club: own.club,
  cookies: own.cookies,
};

/** A category's path without market prefix: `/c/dam`, `/c/dam/kappor-jackor`. */
export function categoryPath(locale: DemoLocale, key: CategoryKey): string {
  const { categories } = shopWords[locale];
  const top = categoryLine(key).at(-1) ?? key;
  const category = categories[key].alias;
  return writeAddress(
    'category',
    locale,
    top === key ? { category } : { section: categories[top].alias, category },
  );
}

export function pagePath(locale: DemoLocale, key: PageKey): string {
  return writeAddress('page', locale, { alias: pageAliases[key][locale] });
}

/** The lists with their own path. */
export function listPath(
  locale: DemoLocale,
  route: 'home' | 'newProducts' | 'bestSellers' | 'comingSoon' | 'brands',
): string {
  return writeAddress(route, locale);
}

/** A category's alias, which catalogue queries use. */
export const aliasOf = (locale: DemoLocale, key: CategoryKey): string =>
  shopWords[locale].categories[key].alias;

const aliasesOf = (keys: readonly CategoryKey[]): readonly string[] =>
  keys.map((key) => aliasOf(demoSource, key));

/** Aliases of the lists that visitors open first, in the shop's first language. */
export const firstCategories = aliasesOf(['women', 'men']);

/** Aliases of all lists of the menu, those of fewer levels first. */
export const menuCategories = aliasesOf(
  categoryKeys
    .filter((key) => !isHidden(key))
    .toSorted((a, b) => categoryLine(a).length - categoryLine(b).length),
);
