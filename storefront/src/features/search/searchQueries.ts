import { queryOptions } from '@tanstack/react-query';
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import type { Services } from '../../page/services.ts';
import { type OtherSearch, parseSearchPage } from '../../search-api/parseSearchPage.ts';
import type { UnderstoodPart } from '../../search-api/parseUnderstood.ts';
import { parseNavigation } from '../../search-api/parseNavigation.ts';
import type { SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { reportSearchError } from '../../search-api/searchError.ts';
import { firstSearchPage, isFirstPage, originOf } from '../lists/firstSearchPage.ts';
import type { ListSelection } from '../lists/listSelection.ts';
import { type ProductCardView, productCardView } from '../lists/productCardView.ts';
import { searchApiOf } from '../../page/searchApi.ts';
import { foundPages } from './foundPages.ts';
import { largestCategories } from './largestCategories.ts';

/** What the search says of a text beside its products. */
export interface SearchFindingsView {
  /** What was searched instead, where the words found nothing. */
  readonly correctedTo?: string;
  readonly didYouMean?: OtherSearch;
  /** What narrows the results, in the order of the text. */
  readonly understood: readonly UnderstoodPart[];
  /** Where nothing was found: the words without one of them. */
  readonly related: readonly OtherSearch[];
  readonly recommended: readonly ProductCardView[];
  /** Pages of the content that the words name. */
  readonly pages: readonly SuggestedPlace[];
  /** Where nothing was found: the largest categories. */
  readonly categories: readonly SuggestedPlace[];
}

/** Pages of the content that are offered beside products. */
const shownPages = 4;
const shownCategories = 8;

const nothing: SearchFindingsView = {
  understood: [],
  related: [],
  recommended: [],
  pages: [],
  categories: [],
};

interface SearchedText {
  readonly searchText: string;
  /** Whether the words are searched as they are, however few products they find. */
  readonly isExact: boolean;
}

/** The response without a list, where the list of the page is filtered or another page of it. */
const withoutList = (
  api: SearchApi,
  { searchText, isExact }: SearchedText,
  signal: AbortSignal,
): Promise<unknown> =>
  api.query('search-page', {
    parameters: { q: searchText, limit: 0, origin: originOf(isExact) },
    signal,
  });

async function categoriesOf(
  api: SearchApi,
  signal: AbortSignal,
): Promise<readonly SuggestedPlace[]> {
  const body = await api.query('navigation-tree', { parameters: {}, signal });
  return largestCategories(parseNavigation(body), shownCategories);
}

interface Finding {
  readonly searched: SearchedText;
  readonly selection: ListSelection;
  readonly signal: AbortSignal;
}

/** A search that cannot be reached takes nothing from the page but its help. */
async function findingsOf(
  services: Services,
  { searched, selection, signal }: Finding,
): Promise<SearchFindingsView> {
  const { searchText } = searched;
  try {
    const api = searchApiOf(services);
    const [body, pages] = await Promise.all([
      isFirstPage(selection)
        ? firstSearchPage(api, { ...searched, sort: selection.sort }, 'findings')
        : withoutList(api, searched, signal),
      foundPages(api, { searchText, limit: shownPages, signal }),
    ]);
    const { recommended, totalHits, ...findings } = parseSearchPage(body);
    return {
      ...findings,
      recommended: recommended.map(productCardView),
      categories: totalHits === 0 ? await categoriesOf(api, signal) : [],
      pages,
    };
  } catch (error) {
    reportSearchError(error, services.report);
    return nothing;
  }
}

/** @param selection of the list below: the two share a request where it is the whole one */
export const searchFindingsQuery = (
  services: Services,
  searched: SearchedText,
  selection: ListSelection,
) =>
  queryOptions({
    queryKey: ['search-findings', services.site.marketId, searched],
    queryFn: ({ signal }) => findingsOf(services, { searched, selection, signal }),
  });
