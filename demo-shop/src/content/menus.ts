import { type Localised } from '@solvik/shop';
import { demoLocales } from '../demoLocales.ts';
import type { MenuDraft, MenuItemDraft } from '@solvik/commerce';
import { type CategoryKey, categoryKeys, isHidden, parentOf } from '../categories.ts';
import { inEachLocale } from '../words/shopWordsByLocale.ts';
import type { ContentWords } from './contentWords.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { type ArticleKey, articleKeys, type PageKey } from './shopPaths.ts';

const localisedText = (textOf: (words: ContentWords) => string): Localised =>
  Object.fromEntries(demoLocales.map((locale) => [locale, textOf(contentWords[locale])]));

const route = (name: 'newProducts' | 'bestSellers' | 'comingSoon' | 'brands'): MenuItemDraft => ({
  key: name,
  label: localisedText(({ menus }) => menus[name]),
  target: { type: 'route', route: name },
});

const isArticle = (key: PageKey): key is ArticleKey => articleKeys.some((each) => each === key);

const page = (key: PageKey, label?: Localised): MenuItemDraft => ({
  key,
  label:
    label ??
    localisedText(({ pages, themes }) => (isArticle(key) ? pages[key] : themes[key]).title),
  target: { type: 'page', key },
});

const childrenOf = (key: CategoryKey) => categoryKeys.filter((child) => parentOf(child) === key);

function category(key: CategoryKey, depth: number): MenuItemDraft {
  const children = depth > 0 ? childrenOf(key).map((child) => category(child, depth - 1)) : [];
  const label =
    key === 'bags'
      ? localisedText(({ menus }) => menus.bags)
      : inEachLocale(({ categories }) => categories[key].name);
  return {
    key,
    label,
    target: { type: 'category', key },
    ...(children.length > 0 && { children }),
  };
}

const tops = categoryKeys.filter((key) => parentOf(key) === undefined && !isHidden(key));
const main = [route('newProducts'), ...tops.map((key) => category(key, 2)), route('brands')];

/** The shop's six menus; every entry leads to an existing target. */
export const menus: readonly MenuDraft[] = [
  { location: 'main-desktop', items: main },
  { location: 'main-mobile', items: [...main.slice(0, -1), route('bestSellers'), route('brands')] },
  {
    location: 'top-bar',
    items: [
      page(
        'returns',
        localisedText((words) => words.menus.returns),
      ),
      page(
        'contact',
        localisedText((words) => words.menus.hours),
      ),
    ],
  },
  {
    location: 'footer-first',
    title: localisedText((words) => words.menus.help),
    items: [
      page('delivery'),
      page('returns'),
      page('size-guide'),
      page('wool-care'),
      page('contact'),
    ],
  },
  {
    location: 'footer-second',
    title: localisedText((words) => words.menus.house),
    items: [
      page('about'),
      page('club'),
      page('second-life'),
      route('bestSellers'),
      route('comingSoon'),
      page('terms'),
      page('privacy'),
      page('cookies'),
    ],
  },
  {
    location: 'info-pages',
    title: localisedText((words) => words.menus.house),
    items: [
      page('about'),
      page('wool-care'),
      page('delivery'),
      page('returns'),
      page('size-guide'),
      page('contact'),
      page('terms'),
      page('privacy'),
      page('cookies'),
    ],
  },
];
