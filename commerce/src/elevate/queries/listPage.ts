/** search-page and landing-page: a list with its filters and sorts. */
import { recordPhrase } from '../../behaviour/behaviourStore.ts';
import { foldedWords } from '../../search/foldWords.ts';
import { isKnownFacet } from '../../catalogue/facetGroup.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { type UnderstoodPart, understoodParts } from '../../search/understoodParts.ts';
import { searchFacets, type Facet, type ListFilters, type SortView } from '../facets.ts';
import { aliasesOfUrl } from '../../api/listCriteria.ts';
import { BadParameters, type QueryParameters, sortIds } from '../parameters.ts';
import { countDocument, listDocument, type ProductData } from '../productData.ts';
import { type ProductGroup, productGroups } from '../productGroups.ts';
import { readData, type SearchShop } from '../searchShop.ts';
import { personalLists, popularLists, type RecommendationList } from './recommendations.ts';

export interface PrimaryList {
  readonly productGroups: readonly ProductGroup[];
  readonly facets: readonly Facet[];
  readonly sort: SortView;
  readonly totalHits: number;
}

interface ListSource {
  readonly searchText?: string;
  /** Path of a list. */
  readonly url?: string;
}

async function primaryList(
  shop: SearchShop,
  parameters: QueryParameters,
  { searchText, url }: ListSource,
): Promise<PrimaryList> {
  const { site, price, limit, skip } = parameters;
  const catalogue = await shop.shop.catalogue.get();
  const facets = parameters.facets.filter((id) => isKnownFacet(id, catalogue));
  const isSearch = searchText !== undefined;
  const selected = parameters.sort ?? (isSearch ? 'RELEVANCE' : 'MOST_SOLD');
  const { products } = await readData<{
    readonly products: {
      readonly count: number;
      readonly products: readonly (ProductData | null)[] | null;
      readonly filters: ListFilters | null;
    } | null;
  }>(shop, {
    document: listDocument,
    site,
    url,
    skip,
    take: limit,
    filter: {
      sort: selected,
      filterMode: 'BY_GROUP',
      ...(isSearch && { searchText }),
      ...(facets.length > 0 && { facets }),
      ...(price && { price }),
    },
  });
  const { sorts, facets: labels } = backEndLanguages[site.locale];
  return {
    productGroups: await productGroups(shop, {
      site,
      products: (products?.products ?? []).filter((product) => product !== null),
      list: isSearch ? 'search' : 'list',
      hasColours: parameters.text('colours').toLowerCase() !== 'false',
    }),
    facets: searchFacets(products?.filters, { facets, price }, labels.Price),
    sort: {
      selected,
      options: sortIds
        .filter((id) => isSearch || id !== 'RELEVANCE')
        .map((id) => ({ id, label: sorts[id] })),
    },
    totalHits: products?.count ?? 0,
  };
}

interface OtherSearch {
  readonly q: string;
  readonly totalHits: number;
}

export interface SearchPage {
  readonly q: string;
  /** Set when the typed words found nothing: what was searched instead. */
  readonly autoCorrect?: { readonly q: string; readonly originalTotalHits: number };
  /** What narrows the results, in the order of the text. */
  readonly understood: readonly UnderstoodPart[];
  /** Near spellings that find far more. */
  readonly didYouMean: readonly OtherSearch[];
  /** Where nothing was found: the words without one of them. */
  readonly relatedSearches: readonly OtherSearch[];
  readonly primaryList: PrimaryList;
  readonly recommendationLists: readonly RecommendationList[];
}

async function withHits(
  shop: SearchShop,
  { site }: QueryParameters,
  texts: readonly string[],
): Promise<readonly OtherSearch[]> {
  const counted = await Promise.all(
    texts.map(async (q) => {
      const { products } = await readData<{ readonly products: { readonly count: number } | null }>(
        shop,
        { document: countDocument, site, filter: { searchText: q } },
      );
      return { q, totalHits: products?.count ?? 0 };
    }),
  );
  return counted.filter(({ totalHits }) => totalHits > 0);
}

/** Words of a search that are tried without one of them; longer ones are sentences. */
const maxWords = 6;
const maxRelated = 3;

/** The text without each of its words in turn. */
export function withoutOneWord(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > maxWords) return [];
  return [...new Set(words.map((_, left) => words.filter((__, at) => at !== left).join(' ')))];
}

/** What a search that found nothing offers in its place. */
async function helpWith(shop: SearchShop, parameters: QueryParameters, q: string) {
  const related = await withHits(shop, parameters, withoutOneWord(q));
  return {
    relatedSearches: related.toSorted((a, b) => a.totalHits - b.totalHits).slice(0, maxRelated),
    recommendationLists: await popularLists(shop, parameters),
  };
}

/** Results; a search without any has other searches and recommendations instead. */
export async function searchPage(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<SearchPage> {
  const { site, origin, visitor } = parameters;
  const q = parameters.text('q');
  if (visitor && foldedWords(q).length > 0)
    await recordPhrase(shop.shop.database.handle, {
      customerKey: visitor.customerKey,
      phrase: q,
      at: new Date(shop.shop.clock()),
    });
  const isLiteral = origin === 'UNDO_AUTO_CORRECT';
  const { locale, marketId: market } = site;
  const [found, catalogue] = await Promise.all([
    shop.shop.search.find({ text: q, locale, market }),
    shop.shop.catalogue.get(),
  ]);
  const { correction, didYouMean } = found;
  // A correction replaces words that find nothing, so undoing it finds nothing.
  const isUndone = isLiteral && correction !== undefined;
  const list = await primaryList(shop, isUndone ? { ...parameters, limit: 0 } : parameters, {
    searchText: isUndone ? '' : q,
  });
  const offered = didYouMean ?? (isUndone ? correction.text : undefined);
  const hasFilters = parameters.facets.length > 0 || parameters.price !== undefined;
  const isEmpty = list.totalHits === 0 && !hasFilters;
  return {
    q,
    ...(correction &&
      !isLiteral && {
        autoCorrect: { q: correction.text, originalTotalHits: correction.originalCount },
      }),
    understood: isUndone
      ? []
      : understoodParts(correction?.text ?? q, { catalogue, locale, found }),
    didYouMean: offered === undefined ? [] : await withHits(shop, parameters, [offered]),
    ...(isEmpty
      ? await helpWith(shop, parameters, q)
      : { relatedSearches: [], recommendationLists: [] }),
    primaryList: list,
  };
}

export interface LandingPage {
  readonly primaryList: PrimaryList;
  readonly recommendationLists: readonly RecommendationList[];
}

/** The list at a path, such as /c/dam/klanningar; at / it has every product. */
export async function landingPage(
  shop: SearchShop,
  parameters: QueryParameters,
): Promise<LandingPage> {
  const url = parameters.text('pageReference');
  const aliases = Object.values(aliasesOfUrl(url, parameters.site.locale));
  if (url !== '/' && aliases.every((alias) => alias === undefined))
    throw new BadParameters('pageReference is the path of a list, such as /c/dam/klanningar.');
  return {
    primaryList: await primaryList(shop, parameters, url === '/' ? {} : { url }),
    recommendationLists: await personalLists(shop, parameters),
  };
}
