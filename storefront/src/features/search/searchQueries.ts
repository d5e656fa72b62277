import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../page/services.ts';
import { type OtherSearch, parseSearchPage } from '../../search-api/parseSearchPage.ts';
import { parsePlaces, type SuggestedPlace } from '../../search-api/parseAutocomplete.ts';
import { shapeOf } from '../../search-api/readShape.ts';
import { SearchError } from '../../search-api/searchError.ts';
import { type ProductCardView, productCardView } from '../lists/productCardView.ts';
import { searchApiOf } from '../../page/searchApi.ts';

/** What the search says of a text beside its products. */
export interface SearchFindingsView {
  /** What was searched instead, where the words found nothing. */
  readonly correctedTo?: string;
  readonly didYouMean?: OtherSearch;
  /** Where nothing was found: the words without one of them. */
  readonly related: readonly OtherSearch[];
  readonly recommended: readonly ProductCardView[];
  /** Pages of the content that the words name. */
  readonly pages: readonly SuggestedPlace[];
}

/** Pages of the content that are offered beside products. */
const shownPages = 4;

const nothing: SearchFindingsView = { related: [], recommended: [], pages: [] };

interface SearchedText {
  readonly searchText: string;
  /** Whether the words are searched as they are, however few products they find. */
  readonly isExact: boolean;
}

/** A search that cannot be reached takes nothing from the page but its help. */
async function findingsOf(
  services: Services,
  { searchText, isExact }: SearchedText,
  signal: AbortSignal,
): Promise<SearchFindingsView> {
  try {
    const api = searchApiOf(services);
    const [body, contents] = await Promise.all([
      api.query('search-page', {
        parameters: {
          q: searchText,
          // The list itself is read from the Data API, like every other list.
          limit: 0,
          origin: isExact ? 'UNDO_AUTO_CORRECT' : 'ORGANIC',
        },
        signal,
      }),
      api.query('content-search-page', {
        parameters: { q: searchText, limit: shownPages },
        signal,
      }),
    ]);
    const { recommended, ...findings } = parseSearchPage(body);
    return {
      ...findings,
      recommended: recommended.map(productCardView),
      pages: parsePlaces(shapeOf(shapeOf(contents)['primaryList'])['contents']),
    };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    services.report?.(error);
    return nothing;
  }
}

export const searchFindingsQuery = (services: Services, searched: SearchedText) =>
  queryOptions({
    queryKey: ['search-findings', services.site.marketId, searched],
    queryFn: ({ signal }) => findingsOf(services, searched, signal),
  });
