/** autocomplete: phrases, products, categories and pages for what has been typed so far. */
import { phrasesOf } from '../../behaviour/behaviourStore.ts';
import { foldedWords } from '../../search/foldWords.ts';
import { popularPhrases } from '../../search/phrases/popularPhrases.ts';
import type { QueryParameters } from '../parameters.ts';
import { listDocument, type ProductData } from '../productData.ts';
import { type ProductGroup, productGroups } from '../productGroups.ts';
import { readData, type SearchShop } from '../searchShop.ts';
import { categoriesNamed, pagesNamed } from '../findContent.ts';
import type { FoundContent } from '../foundContent.ts';

interface PhraseSuggestion {
  readonly q: string;
  /** Braces are around the part that was typed: `{röd klä}nning`. */
  readonly highlighted: string;
}

export interface ContentList {
  readonly id: 'categories' | 'pages';
  readonly contents: readonly FoundContent[];
}

export interface Autocomplete {
  readonly q: string;
  readonly totalHits: number;
  readonly productSuggestions: readonly ProductGroup[];
  readonly phraseSuggestions: readonly PhraseSuggestion[];
  readonly recentSearches: readonly { readonly q: string }[];
  readonly contentLists: readonly ContentList[];
}

const most = { products: 12, phrases: 6, categories: 4, pages: 3, popular: 6, recent: 8 } as const;

/** Marks what was typed, also where diacritics or capitals differ: `{rod}` in röd is `{röd}`. */
export function highlight(phrase: string, typed: string): string {
  const sought = foldedWords(typed);
  return phrase
    .split(' ')
    .map((word) => {
      const [folded = ''] = foldedWords(word);
      const found = sought.find((each) => folded.includes(each) || each.startsWith(folded));
      if (!found || folded === '') return word;
      const start = Math.max(0, folded.indexOf(found));
      // Where folding has lengthened the word, a place in it is not known.
      if (start > 0 && folded.length !== word.length) return word;
      const end = Math.min(start + found.length, word.length);
      return `${word.slice(0, start)}{${word.slice(start, end)}}${word.slice(end)}`;
    })
    .join(' ')
    .replaceAll('} {', ' ');
}

/** Without a text what is popular in the market, and what the visitor searched for. */
async function popular(
  { shop }: SearchShop,
  { site: { locale, marketId: market }, visitor }: QueryParameters,
): Promise<Autocomplete> {
  const phrases = await popularPhrases(await shop.catalogue.get(), {
    locale,
    market,
    limit: most.popular,
  });
  return {
    q: '',
    totalHits: 0,
    productSuggestions: [],
    phraseSuggestions: phrases.map((q) => ({ q, highlighted: q })),
    recentSearches: await recentSearches(shop, visitor),
    contentLists: [],
  };
}

const recentSearches = async (
  { database }: SearchShop['shop'],
  visitor: QueryParameters['visitor'],
) =>
  visitor
    ? (
        await phrasesOf(database.handle, { customerKey: visitor.customerKey, limit: most.recent })
      ).map((q) => ({ q }))
    : [];

async function findProducts(shop: SearchShop, { site, limit }: QueryParameters, q: string) {
  const { products } = await readData<{
    readonly products: {
      readonly count: number;
      readonly products: readonly (ProductData | null)[] | null;
    } | null;
  }>(shop, {
    document: listDocument,
    site,
    skip: 0,
    take: Math.min(limit, most.products),
    filter: { searchText: q, sort: 'RELEVANCE' },
  });
  return {
    totalHits: products?.count ?? 0,
    products: (products?.products ?? []).filter((product) => product !== null),
  };
}

export async function autocomplete(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<Autocomplete> {
  const q = parameters.text('q');
  if (foldedWords(q).length === 0) return { ...(await popular(shop, parameters)), q };
  const { site } = parameters;
  const { locale, marketId: market } = site;
  const [{ totalHits, products }, phrases, categories, pages] = await Promise.all([
    findProducts(shop, parameters, q),
    shop.shop.search.suggest({ text: q, locale, market, limit: most.phrases }),
    categoriesNamed(shop, { site, q, limit: most.categories }),
    pagesNamed(shop, { site, q, limit: most.pages }),
  ]);
  const lists: readonly ContentList[] = [
    { id: 'categories', contents: categories },
    { id: 'pages', contents: pages },
  ];
  return {
    q,
    totalHits,
    productSuggestions: await productGroups(shop, {
      site,
      products,
      list: 'autocomplete',
      hasColours: false,
    }),
    phraseSuggestions: phrases.map((phrase) => ({ q: phrase, highlighted: highlight(phrase, q) })),
    recentSearches: [],
    contentLists: lists.filter(({ contents }) => contents.length > 0),
  };
}
