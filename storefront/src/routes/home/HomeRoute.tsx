import { writeAddress } from '@solvik/addresses';
import { defineRoute } from '../../app/defineRoute.ts';
import { areas, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** The front page: drawn from content. Without its content there is no page; a product row that fails is left out. */
export const route = defineRoute({
  load: async (services) => {
    const area = await services.queryClient.ensureQueryData(widgetAreaQuery(services.dataApi, areas.frontPage));
    await loadWidgetData(services, area);
    return null;
  },
  meta: (services) => ({
    description: siteDescription(services),
    canonicalPath: '/',
    alternates: Object.fromEntries(services.sites.map((other) => [other.channelId, writeAddress('home', other.locale)])),
    cacheTags: ['content', 'catalogue'],
    structuredData: [{ '@type': 'Organization', name: 'Solvik', url: services.site.origin }],
  }),
  Screen: HomeScreen,
});
