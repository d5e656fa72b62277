/** Which part of an address's query a page reads: nothing else of it reaches a cached page, or makes a new one. */
import type { RouteName } from '@solvik/addresses';
import { isListKey } from '../../src/features/lists/listSelection.ts';

/** Made for one visitor and never kept: they read whatever they are sent. */
const personal: ReadonlySet<RouteName> = new Set([
  'cart',
  'checkout',
  'checkoutConfirm',
  'checkoutProvider',
  'previewWidgets',
]);

const lists: ReadonlySet<RouteName> = new Set([
  'bestSellers',
  'comingSoon',
  'newProducts',
  'category',
  'brand',
  'discountCampaign',
  'genericList',
  'list',
  'search',
]);

/** What a plain form's answer comes back as, on whichever page it stands (formAnswer.ts). */
const everywhere: ReadonlySet<string> = new Set(['form', 'answer', 'wrong']);

const own: Readonly<Partial<Record<RouteName, ReadonlySet<string>>>> = {
  search: new Set(['q']),
  product: new Set(['missing']),
};

/** Whether a page that everybody may have reads this key: what it says is nobody’s secret. */
export const isPublicKey = (key: string): boolean =>
  everywhere.has(key) || isListKey(key) || Object.values(own).some((keys) => keys.has(key));

export interface PageQuery {
  /** Whether the page is known to be made for one visitor: nobody waits for another's. */
  readonly isPersonal: boolean;
  /** As the page is known and rendered: `?page=2`, keys in order, or empty. */
  readonly known: string;
  /**
   * The rest, without question mark: what campaigns and other sites add. Goes on where the visitor is led elsewhere.
   */
  readonly rest: string;
}

/** @param search as sent, with its question mark, or empty */
export function pageQuery(route: RouteName | undefined, search: string): PageQuery {
  const isPersonal = route !== undefined && personal.has(route);
  if (search === '') return { known: '', rest: '', isPersonal };
  if (isPersonal) return { known: search, rest: '', isPersonal };
  const isKnown = (key: string): boolean =>
    everywhere.has(key) ||
    (route !== undefined && (own[route]?.has(key) === true || (lists.has(route) && isListKey(key))));
  const known = new URLSearchParams();
  const rest = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    if (!isKnown(key)) rest.append(key, value);
    else if (value !== '') known.append(key, value);
  }
  known.sort();
  return { known: known.size > 0 ? `?${known.toString()}` : '', rest: rest.toString(), isPersonal };
}
