import { type MenuLocation, menuQuery } from '../../features/content/menuQueries.ts';
import type { Services } from '../services.ts';

const menus: readonly MenuLocation[] = ['top-bar', 'main-desktop', 'footer-first', 'footer-second'];

/** The menus of every page. Without them there is no shop to walk in: a failure is a 500 (spec section 2). */
export async function loadLayout({ queryClient, dataApi, preview }: Services): Promise<null> {
  // An editor's words are put into a menu that is there.
  const wanted: readonly MenuLocation[] = preview ? [...menus, 'main-mobile'] : menus;
  await Promise.all(
    wanted.map((location) => queryClient.ensureQueryData(menuQuery(dataApi, location))),
  );
  return null;
}
