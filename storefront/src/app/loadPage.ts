import { readAddress } from '@solvik/addresses';
import type { LoadedPage } from '../page/pageRouter.ts';
import type { RouteRequest } from '../page/defineRoute.ts';
import { isNotFound, notFound } from '../page/httpErrors.ts';
import { LayoutError } from './layoutError.ts';
import { loadLayout } from './layouts/loadLayout.ts';
import { layoutOf, loadRoute } from './routeModules.ts';
import type { Services } from '../page/services.ts';
import { loadNotFound } from '../routes/not-found/NotFound.tsx';

/**
 * The request as a route receives it: without the market's prefix, with the path pattern's
 * parameters.
 */
export function readRequest(
  { site }: Pick<Services, 'site'>,
  { url: href, signal }: Pick<Request, 'url' | 'signal'>,
) {
  const url = new URL(href);
  const { basename, locale } = site;
  if (basename && url.pathname.startsWith(basename))
    url.pathname = url.pathname.slice(basename.length) || '/';
  const address = readAddress(url.pathname, locale);
  const request: RouteRequest = { url, params: address?.params ?? {}, signal };
  return { name: address?.route, request };
}

/**
 * The page at an address, with its layout's data and its own; the same on the server and after
 * client-side navigation.
 * @throws Response to redirect, HttpError if there is no page, LayoutError, and whatever a loader
 * throws
 */
export async function loadPage(
  services: Services,
  sent: Pick<Request, 'url' | 'signal'>,
): Promise<LoadedPage> {
  const { name, request } = readRequest(services, sent);
  const layout = layoutOf(name) === 'default' ? loadLayout(services) : Promise.resolve(null);
  const around = layout.catch((cause: unknown) => {
    throw new LayoutError('The menus around the page could not be loaded.', { cause });
  });
  const load = async (): Promise<LoadedPage> => {
    if (name === undefined) return notFound();
    const route = await loadRoute(name);
    return { name, ...(await route.load(services, request)) };
  };
  // An error page is shown in its layout, too.
  const [page, surroundings] = await Promise.allSettled([load(), around]);
  if (surroundings.status === 'rejected') throw surroundings.reason;
  if (page.status === 'rejected') {
    // Without its screen the error is shown as others are.
    if (isNotFound(page.reason))
      await loadNotFound(services).catch((error: Error) => services.report?.(error));
    throw page.reason;
  }
  return page.value;
}
