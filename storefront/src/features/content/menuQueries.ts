import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../page/services.ts';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { menuDocument, menuTreeDocument } from '../../data-api/generated/operations.ts';
import { menuTrail } from './menuTrail.ts';
import { type MenuView, menuView } from './menuView.ts';

export type MenuLocation =
  | 'main-desktop'
  | 'main-mobile'
  | 'top-bar'
  | 'footer-first'
  | 'footer-second'
  | 'info-pages';

/** Only a phone's drawer shows what is below the top categories. */
async function fetchMenu(
  dataApi: DataApi,
  location: MenuLocation,
  signal?: AbortSignal,
): Promise<MenuView> {
  const document = location === 'main-mobile' ? menuTreeDocument : menuDocument;
  return menuView(
    (await dataApi.send(document, { menuLocationId: location }, { signal })).getMenuAtLocation,
  );
}

/**
 * The menu at a location. The phone's tree is in no shopper's document: the browser requests it
 * when needed.
 */
export const menuQuery = (dataApi: DataApi, location: MenuLocation) =>
  queryOptions({
    queryKey: ['menu', dataApi.site.marketId, location],
    queryFn: ({ signal }) => fetchMenu(dataApi, location, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The phone menu's path of entries to an address. */
export const menuTrailQuery = (
  { dataApi, queryClient, visitor }: Pick<Services, 'dataApi' | 'queryClient' | 'visitor'>,
  path: string,
) =>
  queryOptions({
    queryKey: ['menu-trail', dataApi.site.marketId, path],
    queryFn: async () => {
      // A browser caches the tree for the next page and the drawer; cached on the server it would
      // be in the document.
      const { links } = visitor
        ? await fetchMenu(dataApi, 'main-mobile')
        : await queryClient.ensureQueryData(menuQuery(dataApi, 'main-mobile'));
      return menuTrail(links, path);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
