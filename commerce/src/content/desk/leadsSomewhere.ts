/** Whether a path that is typed, or a route by its name, leads to something of the shop's. */
import { type RouteName, routeNames, writeAddress } from '@solvik/addresses';
import type { ShopKnowledge } from './checkInShop.ts';
import { readGoals } from './knownAddresses.ts';
import { pathOf } from './ownAddress.ts';

/** A route whose address needs segments leads nowhere by its name alone. */
function canBeWritten(name: RouteName): boolean {
  try {
    return writeAddress(name, 'sv') !== '';
  } catch {
    return false;
  }
}

/** Asked of the database once for all of them. An address that has moved still leads on. */
export async function readLeading(
  typed: readonly string[],
  shop: ShopKnowledge,
): Promise<(route: string) => boolean> {
  const askedOf = (route: string) => ({ path: pathOf(route), locale: 'sv' }) as const;
  const goalOf = await readGoals(typed.filter((route) => route.startsWith('/')).map(askedOf), shop);
  return (route) =>
    route.startsWith('/')
      ? goalOf(askedOf(route)).kind !== 'unknown'
      : routeNames.some((name) => name === route && canBeWritten(name));
}

export const leadsSomewhere = async (route: string, shop: ShopKnowledge): Promise<boolean> =>
  (await readLeading([route], shop))(route);
