/**
 * The first page of a search without filters: its products and what is said above them are in one
 * response, which is requested once for both.
 */
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { pageSize } from './pageSize.ts';
import { countFilters, type ListSelection } from './listSelection.ts';

export interface FirstSearchPage {
  readonly searchText: string;
  readonly isExact: boolean;
  readonly sort: ListSelection['sort'];
}

type Reader = 'list' | 'findings';

interface Untaken {
  readonly key: string;
  readonly reader: Reader;
  readonly body: Promise<unknown>;
  /** Milliseconds, by performance.now(). */
  readonly requestedAt: number;
}

const untaken = new WeakMap<SearchApi, Untaken>();

/** The other reader asks at the same time, or once its code is there; what is older is not for it. */
const maxAge = 10_000;

/** Whether a selection is the first page, in any order, of all that is found. */
export const isFirstPage = (selection: ListSelection): boolean =>
  selection.page === 1 && countFilters(selection) === 0 && !selection.ownSizes;

export const originOf = (isExact: boolean) => (isExact ? 'UNDO_AUTO_CORRECT' : 'ORGANIC');

/**
 * The response, for one of its two readers; the other one's request is shared, so it is not ended
 * when a reader needs it no longer. @throws SearchError
 */
export function firstSearchPage(
  api: SearchApi,
  { searchText, isExact, sort }: FirstSearchPage,
  reader: Reader,
): Promise<unknown> {
  const key = JSON.stringify([searchText, isExact, sort]);
  const now = performance.now();
  const other = untaken.get(api);
  if (other?.key === key && other.reader !== reader && now - other.requestedAt < maxAge) {
    untaken.delete(api);
    return other.body;
  }
  const body = api.query('search-page', {
    parameters: {
      q: searchText,
      sort,
      skip: 0,
      limit: pageSize,
      origin: originOf(isExact),
      colours: 'false',
    },
  });
  untaken.set(api, { key, reader, body, requestedAt: now });
  return body;
}
