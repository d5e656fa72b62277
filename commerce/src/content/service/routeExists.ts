/** Whether a typed path, or a route by its name, leads to something that exists in the shop. */
import { sourceLocale } from '@solvik/shop';
import { type RouteName, routeNames, writeAddress } from '@solvik/addresses';
import type { ShopKnowledge } from './shopKnowledge.ts';
import { readAddressTargets } from './addressTargets.ts';
import { pathOf } from './parseShopUrl.ts';

/** A route whose address needs parameters cannot be linked by its name alone. */
function canBeWritten(name: RouteName): boolean {
  try {
    return writeAddress(name, sourceLocale) !== '';
  } catch {
    return false;
  }
}

/** Queries the database once for all paths. An address that has moved counts, as it redirects. */
export async function readExistingRoutes(
  typed: readonly string[],
  shop: ShopKnowledge,
): Promise<(route: string) => boolean> {
  const addressOf = (route: string) => ({ path: pathOf(route), locale: sourceLocale });
  const targetOf = await readAddressTargets(
    typed.filter((route) => route.startsWith('/')).map(addressOf),
    shop,
  );
  return (route) =>
    route.startsWith('/')
      ? targetOf(addressOf(route)).kind !== 'unknown'
      : routeNames.some((name) => name === route && canBeWritten(name));
}

export const routeExists = async (route: string, shop: ShopKnowledge): Promise<boolean> =>
  (await readExistingRoutes([route], shop))(route);
