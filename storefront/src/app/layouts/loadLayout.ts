import { type MenuLocation, menuQuery } from '../../features/content/contentQueries.ts';
import type { Services } from '../services.ts';

const menus: readonly MenuLocation[] = ['top-bar', 'main-desktop', 'main-mobile', 'footer-first', 'footer-second'];

/** The menus of every page. Without them there is no shop to walk in: a failure is a 500 (spec section 2). */
export async function loadLayout({ queryClient, dataApi }: Services): Promise<null> {
  await Promise.all(menus.map((location) => queryClient.ensureQueryData(menuQuery(dataApi, location))));
  return null;
}
