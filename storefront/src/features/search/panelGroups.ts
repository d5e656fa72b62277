/** What the search panel shows, group by group, from suggestions and from what is remembered. */
import type { SearchGroup, SearchOption } from '@solvik/design-system/search-panel';
import { writeAddress } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';
import type { Text } from '../../languages/createText.ts';
import type {
  SuggestedPhrase,
  SuggestedPlace,
  Suggestions,
} from '../../search-api/parseAutocomplete.ts';
import type { FoundProduct } from '../../search-api/parseProduct.ts';
import { imageSource } from '../images/imageSource.ts';
import { priceProps } from '../lists/priceProps.ts';
import { type ProductCardView, productCardView } from '../lists/productCardView.ts';

export interface PanelTexts {
  readonly text: Text;
  readonly locale: Locale;
  readonly countryName: string;
}

const maxProducts = 6;
const rowSizes = '(min-width: 1024px) 88px, 72px';
const seenSizes = '(min-width: 1024px) 85px, 33vw';

const searchHref = (locale: Locale, search: string): string =>
  writeAddress('search', locale, { search });

/** An option of a phrase that is searched for. */
function phraseOption(
  { text: phrase, parts }: SuggestedPhrase,
  { id, label, locale }: { readonly id: string; readonly label: string; readonly locale: Locale },
): SearchOption {
  return { id, href: searchHref(locale, phrase), label, parts };
}

function phrasesGroup(
  phrases: readonly SuggestedPhrase[],
  { text, locale }: PanelTexts,
): SearchGroup {
  return {
    id: 'phrases',
    kind: 'phrases',
    title: text('searchPanel.phrases'),
    options: phrases.map((phrase, at) =>
      phraseOption(phrase, {
        id: `phrase-${String(at)}`,
        label: text('searchPanel.phrase', {
          text: phrase.text,
          at: at + 1,
          count: phrases.length,
        }),
        locale,
      }),
    ),
  };
}

function popularGroup(
  phrases: readonly SuggestedPhrase[],
  { text, locale, countryName }: PanelTexts,
): SearchGroup {
  return {
    id: 'popular',
    kind: 'popular',
    title: text('searchPanel.popular', { country: countryName }),
    options: phrases.map((phrase, at) =>
      phraseOption(phrase, {
        id: `popular-${String(at)}`,
        label: text('searchPanel.popularPhrase', {
          text: phrase.text,
          at: at + 1,
          count: phrases.length,
        }),
        locale,
      }),
    ),
  };
}

function productOption(product: FoundProduct, text: Text): SearchOption {
  const { id, name, brand, href, picture, price } = productCardView(product);
  return {
    id: `product-${String(id)}`,
    href,
    brand,
    parts: [{ text: name }],
    picture: picture ? imageSource(picture, { alt: '', sizes: rowSizes, ratio: 4 / 5 }) : undefined,
    price: priceProps(price, text),
  };
}

function productsGroup(
  { products, totalHits }: Suggestions,
  { search, texts: { text, locale } }: { readonly search: string; readonly texts: PanelTexts },
): SearchGroup {
  return {
    id: 'products',
    kind: 'products',
    title: text('searchPanel.products'),
    aside: text('searchPanel.hits', { count: totalHits }),
    more: {
      href: searchHref(locale, search),
      label: text('searchPanel.showAll', { count: totalHits }),
    },
    options: products.slice(0, maxProducts).map((product) => productOption(product, text)),
  };
}

function placesGroup(
  id: 'categories' | 'pages',
  places: readonly SuggestedPlace[],
  text: Text,
): SearchGroup {
  return {
    id,
    kind: 'places',
    title: text(`searchPanel.${id}`),
    options: places.map(({ title, href, parentTitle, count }, at) => {
      const isNamed = parentTitle && title.toLowerCase().includes(parentTitle.toLowerCase());
      const name =
        parentTitle && !isNamed
          ? text('searchPanel.inCategory', { name: title, parent: parentTitle })
          : title;
      return {
        id: `${id}-${String(at)}`,
        href,
        parts: [{ text: name }],
        ...(count !== undefined && { count: String(count) }),
      };
    }),
  };
}

/** Lists and pages that the text is the name of. */
const namedGroup = (pages: readonly SuggestedPlace[], { text }: PanelTexts): SearchGroup => ({
  id: 'named',
  kind: 'phrases',
  title: text('searchPanel.named'),
  options: pages.map(({ title, href }, at) => ({
    id: `named-${String(at)}`,
    href,
    parts: [{ text: title }],
  })),
});

export interface RecentSearches {
  readonly texts: readonly string[];
  readonly onRemove: (text: string) => void;
  readonly onClear: () => void;
}

/** How many of the remembered searches are shown. */
const maxRecent = 5;

export function recentGroup(
  { texts: searched, onRemove, onClear }: RecentSearches,
  { text, locale }: PanelTexts,
): SearchGroup {
  const shown = searched.slice(0, maxRecent);
  return {
    id: 'recent',
    kind: 'recent',
    title: text('searchPanel.recent'),
    action: { label: text('searchPanel.clear'), onPress: onClear },
    options: shown.map((search, at) => ({
      id: `recent-${String(at)}`,
      href: searchHref(locale, search),
      label: text('searchPanel.recentSearch', { text: search, at: at + 1, count: shown.length }),
      parts: [{ text: search }],
      removal: {
        label: text('searchPanel.remove', { text: search }),
        onRemove: () => onRemove(search),
      },
    })),
  };
}

export function seenGroup(
  products: readonly ProductCardView[],
  { text }: Pick<PanelTexts, 'text'>,
): SearchGroup {
  return {
    id: 'seen',
    kind: 'seen',
    title: text('searchPanel.seen'),
    note: text('searchPanel.seenNote'),
    options: products.map(({ id, name, href, picture }) => ({
      id: `seen-${String(id)}`,
      href,
      label: name,
      parts: [],
      picture: picture
        ? imageSource(picture, { alt: '', sizes: seenSizes, ratio: 4 / 5 })
        : undefined,
    })),
  };
}

/** Before anything is typed: what is popular. */
export const popularGroups = (
  { phrases }: Suggestions,
  texts: PanelTexts,
): readonly SearchGroup[] => [popularGroup(phrases, texts)];

/** For a text: what it is the name of, phrases, products, categories and pages. */
export function suggestedGroups(
  suggestions: Suggestions,
  { search, texts }: { readonly search: string; readonly texts: PanelTexts },
): readonly SearchGroup[] {
  const { phrases, categories, pages } = suggestions;
  return [
    namedGroup(
      pages.filter(({ isNamed }) => isNamed),
      texts,
    ),
    phrasesGroup(phrases, texts),
    productsGroup(suggestions, { search, texts }),
    placesGroup('categories', categories, texts.text),
    placesGroup(
      'pages',
      pages.filter(({ isNamed }) => !isNamed),
      texts.text,
    ),
  ];
}

/** Where nothing is suggested: the text itself, which a phone has no other way to search for. */
export const typedGroup = (search: string, { text, locale }: PanelTexts): SearchGroup => ({
  id: 'typed',
  kind: 'phrases',
  title: text('header.searchButton'),
  options: [
    {
      id: 'typed',
      href: searchHref(locale, search),
      parts: [{ text: text('searchPanel.searchFor', { text: search }) }],
    },
  ],
});

/** The phrase that the text continues to in the field, in the shopper’s own capitals. */
export function completionOf(
  { phrases }: Pick<Suggestions, 'phrases'>,
  typed: string,
): string | undefined {
  const found = phrases.find(({ text }) => text.toLowerCase().startsWith(typed.toLowerCase()));
  return found && typed + found.text.slice(typed.length);
}
