import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../page/defineRoute.ts';
import { areas } from '../../features/content/areas/areaSelector.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { productRowQuery } from '../../features/lists/rowQueries.ts';
import { loadWidgetData, placeWidgets } from '../../features/widgets/placeWidgets.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { newest } from './HomeProducts.tsx';
import { shopData } from './shopData.ts';

/**
 * The home page: its content, or the newest products if there is none. A failed widget row is
 * omitted.
 */
export const route = defineRoute({
  load: async (services) => {
    const area = await services.queryClient.ensureQueryData(
      widgetAreaQuery(services.dataApi, areas.homePage),
    );
    await loadWidgetData({ services }, area);
    if (placeWidgets({ services }, area).containers.length === 0)
      await services.queryClient.ensureQueryData(productRowQuery(services.dataApi, newest));
    return null;
  },
  meta: (services) => ({
    description: siteDescription(services),
    canonicalPath: '/',
    alternates: Object.fromEntries(
      services.sites.map((other) => [other.channelId, writeAddress('home', other.locale)]),
    ),
    cacheTags: ['content', 'catalogue'],
    structuredData: import.meta.env.SSR ? shopData(services.site) : [],
  }),
  Screen: HomeScreen,
});
