import { type MenuLocation, menuQuery } from '../../features/content/menuQueries.ts';
import type { Services } from '../../page/services.ts';

const menus: readonly MenuLocation[] = ['top-bar', 'main-desktop', 'footer-first', 'footer-second'];

/**
 * The menus of every page. Without them the shop cannot be navigated: a failure is a 500 (spec
 * section 2).
 */
export async function loadLayout({ queryClient, dataApi, preview }: Services): Promise<null> {
  // An editor's edits are applied to an existing menu.
  const locations: readonly MenuLocation[] = preview ? [...menus, 'main-mobile'] : menus;
  await Promise.all(
    locations.map((location) => queryClient.ensureQueryData(menuQuery(dataApi, location))),
  );
  return null;
}
