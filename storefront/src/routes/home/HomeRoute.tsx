import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../app/defineRoute.ts';
import { areas } from '../../features/content/areas/areaPlace.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { productRowQuery } from '../../features/lists/listQueries.ts';
import { loadWidgetData, placeWidgets } from '../../features/widgets/placeWidgets.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { newest } from './ShopWindow.tsx';

/** The front page: drawn from content, or from the newest goods while nobody has written any. A product row of a widget that fails is left out. */
export const route = defineRoute({
  load: async (services) => {
    const area = await services.queryClient.ensureQueryData(
      widgetAreaQuery(services.dataApi, areas.frontPage),
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
    structuredData: [{ '@type': 'Organization', name: 'Solvik', url: services.site.origin }],
  }),
  Screen: HomeScreen,
});
