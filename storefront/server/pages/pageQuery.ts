/**
 * Which part of an address's query a page reads, in its one canonical form: nothing else reaches a
 * cached page, or creates a new one.
 */
import type { RouteName } from '@solvik/addresses';
import { comparedKey, readComparison } from '../../src/features/comparison/comparisonHref.ts';
import { defaultSorts } from '../../src/features/lists/defaultSorts.ts';
import {
  isListKey,
  type ListSort,
  uniqueListQuery,
} from '../../src/features/lists/listSelection.ts';
import { readMissingPart } from '../../src/features/product/missingSelection.ts';
import { formAnswerKeys, formAnswerQuery } from '../../src/features/widgets/formAnswer.ts';

type Pairs = readonly (readonly [key: string, value: string])[];

interface QueryReader {
  readonly isKey: (key: string) => boolean;
  /** The relevant parameters, with each selection in one canonical form. */
  readonly read: (query: URLSearchParams) => Pairs;
}

/** Personal and never cached: they read the whole query. */
const personal: ReadonlySet<RouteName> = new Set([
  'cart',
  'checkout',
  'checkoutConfirm',
  'checkoutProvider',
  'previewWidgets',
]);

const given = (key: string, value: string | null | undefined): Pairs =>
  value ? [[key, value]] : [];

const listReader = (defaultSort: ListSort): QueryReader => ({
  isKey: isListKey,
  read: (query) => [...uniqueListQuery(query, defaultSort)],
});

const search = listReader(defaultSorts.search);

const readers: Readonly<Partial<Record<RouteName, QueryReader>>> = {
  ...Object.fromEntries(
    Object.entries(defaultSorts).map(([route, sort]) => [route, listReader(sort)]),
  ),
  search: {
    isKey: (key) => key === 'q' || key === 'exact' || search.isKey(key),
    read: (query) => [
      ...given('q', query.get('q')),
      ...given('exact', query.get('exact') === '1' ? '1' : undefined),
      ...search.read(query),
    ],
  },
  product: {
    isKey: (key) => key === 'missing',
    read: (query) => given('missing', readMissingPart(query)),
  },
  comparison: {
    isKey: (key) => key === comparedKey,
    read: (query) => given(comparedKey, readComparison(query).join(',')),
  },
  // It redirects to a list of another default sort.
  list: {
    isKey: isListKey,
    read: (query) => [...query].filter(([key, value]) => isListKey(key) && value !== ''),
  },
};

const isFormAnswerKey = (key: string): boolean => formAnswerKeys.some((each) => each === key);

/** Whether a shareable page reads this parameter: its value is public. */
export const isPublicKey = (key: string): boolean =>
  isFormAnswerKey(key) || Object.values(readers).some(({ isKey }) => isKey(key));

export interface PageQuery {
  /**
   * Whether the page is known to be personal: it is not cached, and no request waits for another's
   * render. This includes any page with a plain form's response, as made-up responses would fill
   * the cache.
   */
  readonly isPersonal: boolean;
  /** The canonical query of the page: `?page=2`, keys in order, or empty. */
  readonly known: string;
  /** The rest, without question mark: campaign and unknown parameters, retained in redirects. */
  readonly rest: string;
}

/** @param sent as sent, with its question mark, or empty */
export function pageQuery(route: RouteName | undefined, sent: string): PageQuery {
  const isPersonal = route !== undefined && personal.has(route);
  if (sent === '') return { known: '', rest: '', isPersonal };
  if (isPersonal) return { known: sent, rest: '', isPersonal };
  const query = new URLSearchParams(sent);
  const reader = route && readers[route];
  const answer = formAnswerQuery(query);
  const known = new URLSearchParams(
    [...(reader?.read(query) ?? []), ...answer].map(([key, value]) => [key, value]),
  );
  known.sort();
  const rest = [...query].filter(([key]) => reader?.isKey(key) !== true && !isFormAnswerKey(key));
  return {
    known: known.size > 0 ? `?${known.toString()}` : '',
    rest: new URLSearchParams(rest).toString(),
    isPersonal: answer.size > 0,
  };
}
