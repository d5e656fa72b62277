/** Results of a search: a list that the search API finds and ranks. */
import { searchApiOf } from '../../page/searchApi.ts';
import type { SearchFilters } from '../../search-api/createSearchApi.ts';
import { type FoundList, parsePrimaryList } from '../../search-api/parsePrimaryList.ts';
import { tickets } from '../../search-api/tickets.ts';
import { reportSearchError } from '../../search-api/searchError.ts';
import { fixedKeys } from './facetViews.ts';
import { firstSearchPage, isFirstPage, originOf } from './firstSearchPage.ts';
import { pageSize } from './pageSize.ts';
import type { ListServices } from './listServices.ts';
import { type FacetKey, type ListSelection, parameterKey } from './listSelection.ts';

export interface SearchedPage {
  readonly searchText: string;
  readonly isExact: boolean;
  readonly selection: ListSelection;
  readonly skip: number;
  readonly take: number;
  readonly signal: AbortSignal;
}

/** The search API's filter of a key in an address. */
const filterIdOf = (key: FacetKey): string =>
  Object.keys(fixedKeys).find((type) => fixedKeys[type] === key) ??
  key.slice(parameterKey('').length);

const filtersOf = ({ facets, price }: ListSelection): SearchFilters => ({
  facets: new Map(
    [...facets].map(([key, values]) => [filterIdOf(key), values.map(({ id }) => id)]),
  ),
  price,
});

async function requestPage(
  services: ListServices,
  { searchText, isExact, selection, skip, take, signal }: SearchedPage,
): Promise<FoundList | undefined> {
  const api = searchApiOf(services);
  if (take === pageSize && isFirstPage(selection)) {
    const first = { searchText, isExact, sort: selection.sort };
    return parsePrimaryList(await firstSearchPage(api, first, 'list'));
  }
  const body = await api.query('search-page', {
    parameters: {
      q: searchText,
      sort: selection.sort,
      skip,
      limit: take,
      origin: originOf(isExact),
      colours: 'false',
      // What is said above the results records the search, once for all of its pages and filters.
      notify: 'false',
    },
    filters: filtersOf(selection),
    signal,
  });
  return parsePrimaryList(body);
}

/**
 * @returns undefined where the response has no list; also, and with a report, where the search cannot
 * be reached
 */
export async function searchedProducts(
  services: ListServices,
  page: SearchedPage,
): Promise<FoundList | undefined> {
  try {
    const list = await requestPage(services, page);
    for (const { productId, ticket } of list?.products ?? [])
      if (ticket) tickets.remember(productId, ticket);
    return list;
  } catch (error) {
    reportSearchError(error, services.report);
    return undefined;
  }
}
