/** What the command palette offers for a text, from the search, the menus and the page's actions. */
import type { PaletteGroup, PaletteOption } from '@solvik/design-system/command-palette';
import { writeAddress } from '@solvik/addresses';
import type { MarketChoice } from '@solvik/design-system';
import type { Locale } from '@solvik/shop';
import type { MenuLink, MenuView } from '../../features/content/menuView.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import { productCardView } from '../../features/lists/productCardView.ts';
import { hasTyped, markTyped } from '../../features/search/markTyped.ts';
import type { Text } from '../../languages/createText.ts';
import type { SuggestedPlace, Suggestions } from '../../search-api/parseAutocomplete.ts';
import type { FoundProduct } from '../../search-api/parseProduct.ts';

const maxPlaces = 4;
export const maxProducts = 4;
const maxRecent = 4;
const maxHelp = 5;
const thumbSizes = '32px';

/** Something that the page does by itself, or a page of the visitor's own. */
export interface PaletteAction {
  readonly id: string;
  readonly href?: string | undefined;
  readonly label: string;
  readonly sign: PaletteOption['sign'];
  readonly keys?: readonly string[] | undefined;
}

export interface PaletteSources {
  readonly text: Text;
  readonly locale: Locale;
  /** Of the text, or of an earlier one while its own load; undefined without any. */
  readonly suggestions: Suggestions | undefined;
  /** The categories. */
  readonly menu: readonly MenuLink[];
  /** Pages that help. */
  readonly help: MenuView;
  readonly recent: readonly string[];
  readonly actions: readonly PaletteAction[];
  readonly markets: readonly MarketChoice[];
}

const chevron = { kind: 'icon', icon: 'chevron-end' } as const;

/** All entries of a menu, those below another with its name. */
const entriesOf = (links: readonly MenuLink[], parentTitle?: string): readonly SuggestedPlace[] =>
  links.flatMap(({ label, href, children = [] }) => [
    { title: label, href, ...(parentTitle !== undefined && { parentTitle }) },
    ...entriesOf(children, label),
  ]);

/** What is named so first, as the search counts it; then what the search found otherwise. */
function placesFor(typed: string, { suggestions, menu, help }: PaletteSources) {
  const found = [...(suggestions?.categories ?? []), ...(suggestions?.pages ?? [])];
  const isNamed = ({ title }: SuggestedPlace) => hasTyped(title, typed);
  const listed = [...entriesOf(menu), ...entriesOf(help.links)].filter(isNamed);
  const byHref = new Map<string, SuggestedPlace>();
  for (const place of [...found.filter(isNamed), ...listed, ...found])
    if (!byHref.has(place.href)) byHref.set(place.href, place);
  return [...byHref.values()].slice(0, maxPlaces);
}

const placeOption = (
  { title, href, parentTitle, count }: SuggestedPlace,
  typed: string,
): PaletteOption => ({
  id: `place-${href.replaceAll(/[^\w-]/g, '-')}`,
  href,
  parts: markTyped(title, typed),
  sign: chevron,
  aside: [parentTitle, count].filter((part) => part !== undefined).join(', ') || undefined,
});

function searchOption(typed: string, { text, locale, suggestions }: PaletteSources): PaletteOption {
  return {
    id: 'search',
    href: writeAddress('search', locale, { search: typed }),
    parts: [{ text: text('keyboard.searchFor', { text: typed }) }],
    sign: { kind: 'icon', icon: 'search' },
    ...(suggestions && { aside: text('keyboard.hits', { count: suggestions.totalHits }) }),
  };
}

function productOption(product: FoundProduct, typed: string, text: Text): PaletteOption {
  const { id, name, href, picture, cloth, price } = productCardView(product);
  const { lowest: _, ...shown } = priceProps(price, text);
  return {
    id: `product-${String(id)}`,
    href,
    parts: markTyped(name, typed),
    sign: {
      kind: 'picture',
      image: picture
        ? imageSource(picture, { alt: '', sizes: thumbSizes, ratio: 4 / 5 })
        : undefined,
      clothColour: cloth,
    },
    price: shown,
  };
}

/** A country is called otherwise in each language: Ruotsi is Sverige. */
function namesOf({ label, lang }: MarketChoice, locale: Locale): string {
  const { region } = new Intl.Locale(lang);
  const country = region && new Intl.DisplayNames(locale, { type: 'region' }).of(region);
  return `${label} ${country ?? ''}`;
}

const marketOptions = (
  markets: readonly MarketChoice[],
  { typed, locale }: { readonly typed: string; readonly locale: Locale },
): readonly PaletteOption[] =>
  markets
    .filter((market) => !market.isCurrent && hasTyped(namesOf(market, locale), typed))
    .map(({ channel, href, label, lang }) => ({
      id: `market-${channel}`,
      href,
      lang,
      parts: markTyped(label, typed),
      sign: { kind: 'dot', channel },
    }));

function actionsGroup(
  typed: string,
  { text, locale, actions, markets }: PaletteSources,
): PaletteGroup {
  const named = actions.filter(({ label }) => hasTyped(label, typed));
  return {
    id: 'actions',
    title: text('keyboard.actions'),
    options: [
      ...named.map(({ label, ...action }) => ({ ...action, parts: markTyped(label, typed) })),
      ...(typed === '' ? [] : marketOptions(markets, { typed, locale })),
    ],
  };
}

/** Before anything is typed: what was searched for lately, what the page does, and where help is. */
function startGroups(sources: PaletteSources): readonly PaletteGroup[] {
  const { text, locale, recent, help } = sources;
  return [
    {
      id: 'recent',
      title: text('keyboard.recent'),
      options: recent.slice(0, maxRecent).map((search, at) => ({
        id: `recent-${String(at)}`,
        href: writeAddress('search', locale, { search }),
        parts: [{ text: search }],
        sign: { kind: 'icon', icon: 'clock' },
      })),
    },
    actionsGroup('', sources),
    {
      id: 'help',
      title: help.title ?? text('keyboard.places'),
      options: entriesOf(help.links)
        .slice(0, maxHelp)
        .map((place) => placeOption(place, '')),
    },
  ];
}

/** The groups for a text, in order; some are without options. */
export function paletteGroups(value: string, sources: PaletteSources): readonly PaletteGroup[] {
  const typed = value.trim();
  if (typed === '') return startGroups(sources);
  const { text, suggestions } = sources;
  return [
    {
      id: 'places',
      title: text('keyboard.places'),
      options: [
        ...placesFor(typed, sources).map((place) => placeOption(place, typed)),
        searchOption(typed, sources),
      ],
    },
    {
      id: 'products',
      title: text('keyboard.products'),
      options: (suggestions?.products ?? [])
        .slice(0, maxProducts)
        .map((product) => productOption(product, typed, text)),
    },
    actionsGroup(typed, sources),
  ];
}

/** The countries, which an action leads to. */
export const marketGroups = (
  value: string,
  { text, locale, markets }: Pick<PaletteSources, 'text' | 'locale' | 'markets'>,
): readonly PaletteGroup[] => [
  {
    id: 'markets',
    title: text('keyboard.markets'),
    options: marketOptions(markets, { typed: value.trim(), locale }),
  },
];
