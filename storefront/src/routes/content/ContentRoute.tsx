import { defineRoute } from '../../app/defineRoute.ts';
import { notFound } from '../../app/httpAnswers.ts';
import type { Services } from '../../app/services.ts';
import { taggedPagesQuery, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { followMove } from '../../features/content/followMove.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { questionsData } from '../../features/widgets/questionsData.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { menuTag } from './menuTag.ts';

/** Without it the page stands alone. */
async function loadSideMenu({ queryClient, dataApi }: Services): Promise<void> {
  const menu = menuQuery(dataApi, 'info-pages');
  await queryClient.prefetchQuery(menu);
  if (!queryClient.getQueryData(menu.queryKey)?.links.length)
    await queryClient.prefetchQuery(taggedPagesQuery(dataApi, menuTag));
}

/** A page that is all content: /{alias}, /content/{alias} and /inspiration/{alias}. */
export const route = defineRoute<{ readonly alias: string }>({
  load: async (services, { params, url }) => {
    const { queryClient, dataApi } = services;
    const alias = params['alias'];
    if (!alias) notFound();
    // The words of another language find the page too, and lead to its address in this one.
    const [area] = await Promise.all([
      queryClient.ensureQueryData(widgetAreaQuery(dataApi, { alias })),
      followMove(services, url),
    ]);
    if (!area) notFound();
    await Promise.all([
      loadWidgetData({ services }, area),
      area.tags?.includes(menuTag) ? loadSideMenu(services) : undefined,
    ]);
    return { alias };
  },
  meta: (services, { alias }) => {
    const area = services.queryClient.getQueryData(
      widgetAreaQuery(services.dataApi, { alias }).queryKey,
    );
    return {
      title: area?.meta?.title || area?.title || area?.name || '',
      description: area?.meta?.description || siteDescription(services),
      canonicalPath: `/${alias}`,
      cacheTags: ['content'],
      structuredData: questionsData(area ?? null),
    };
  },
  Screen: ContentScreen,
});
