import { readAddress, type RouteName } from '@solvik/addresses';
import type { Site } from '../features/market/sites.ts';
import { keepsScroll } from './routeModules.ts';

const isAccountPage = (route: RouteName | undefined): boolean =>
  route?.startsWith('account') === true;

/**
 * Whether a page opens at its top (spec section 2, Layouts and page behaviour): not where its route says otherwise, and not
 * between the account's pages, whose menu stays under the finger. Paths without market prefix; a hash leads to its target.
 */
export function opensAtTop(from: string, to: string, locale: Site['locale']): boolean {
  const [path = to] = to.split(/[?#]/);
  const next = readAddress(path, locale)?.route;
  if (next !== undefined && keepsScroll.has(next)) return false;
  return !(isAccountPage(next) && isAccountPage(readAddress(from, locale)?.route));
}
