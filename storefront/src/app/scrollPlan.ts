import { readAddress, type RouteName, type Site } from '@solvik/addresses';
import { preservesScroll } from './routeModules.ts';

const isAccountPage = (route: RouteName | undefined): boolean =>
  route?.startsWith('account') === true;

/**
 * Whether a page opens at its top (spec section 2, Layouts and page behaviour): not if its route
 * disables it, and not between the account's pages, whose menu keeps its place. Paths without
 * market prefix; a hash scrolls to its target.
 */
export function opensAtTop(from: string, to: string, locale: Site['locale']): boolean {
  const [path = to] = to.split(/[?#]/);
  const next = readAddress(path, locale)?.route;
  if (next !== undefined && preservesScroll.has(next)) return false;
  return !(isAccountPage(next) && isAccountPage(readAddress(from, locale)?.route));
}
