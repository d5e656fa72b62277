import { defineRoute } from '../../page/defineRoute.ts';
import { notFound } from '../../page/httpErrors.ts';
import type { Services } from '../../page/services.ts';
import {
  pageAlternatesQuery,
  taggedPagesQuery,
  widgetAreaQuery,
} from '../../features/content/contentQueries.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { redirectMovedPage } from '../../features/content/redirectMovedPage.ts';
import { siteDescription } from '../../features/market/siteDescription.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { questionsData } from '../../features/widgets/questionsData.ts';
import { type ContentCriteria, ContentScreen } from './ContentScreen.tsx';
import { menuTag } from './menuTag.ts';

/** Without the side menu the page is shown alone. */
async function loadSideMenu({ queryClient, dataApi }: Services): Promise<void> {
  const menu = menuQuery(dataApi, 'info-pages');
  await queryClient.prefetchQuery(menu);
  if (!queryClient.getQueryData(menu.queryKey)?.links.length)
    await queryClient.prefetchQuery(taggedPagesQuery(dataApi, menuTag));
}

/** A page of content only: /{alias}, /content/{alias} and /inspiration/{alias}. */
export const route = defineRoute<ContentCriteria>({
  load: async (services, { params, url }) => {
    const { queryClient, dataApi } = services;
    const alias = params['alias'];
    if (!alias) notFound();
    // Another language's address finds the page too, and redirects to its address in this one.
    const [area] = await Promise.all([
      queryClient.ensureQueryData(widgetAreaQuery(dataApi, { alias })),
      redirectMovedPage(services, url),
      queryClient.prefetchQuery(pageAlternatesQuery(dataApi, alias)),
    ]);
    if (!area) notFound();
    await Promise.all([
      loadWidgetData({ services }, area),
      area.tags?.includes(menuTag) ? loadSideMenu(services) : undefined,
    ]);
    return { alias };
  },
  meta: (services, { alias }) => {
    const { queryClient, dataApi } = services;
    const area = queryClient.getQueryData(widgetAreaQuery(dataApi, { alias }).queryKey);
    return {
      title: area?.meta?.title || area?.title || area?.name || '',
      description: area?.meta?.description || siteDescription(services),
      canonicalPath: `/${alias}`,
      alternates: queryClient.getQueryData(pageAlternatesQuery(dataApi, alias).queryKey) ?? {},
      cacheTags: ['content'],
      structuredData: import.meta.env.SSR ? questionsData(area ?? null) : [],
    };
  },
  Screen: ContentScreen,
});
