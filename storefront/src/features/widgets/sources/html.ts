/** Markup of content, read to what may be shown before the page is rendered; pages without such markup load no reader. */
import { loadSafeHtml } from '@solvik/content-schema';
import { queryOptions } from '@tanstack/react-query';
import type { WidgetSource } from '../widgetSource.ts';

const safeHtmlQuery = (markup: string) => queryOptions({ queryKey: ['safe-html', markup], queryFn: async () => (await loadSafeHtml())(markup), staleTime: Infinity });

export const htmlSource: WidgetSource<'html'> = {
  ask: ({ services }, { markup }) => services.queryClient.ensureQueryData(safeHtmlQuery(markup)),
  read({ services }, { markup }) {
    const nodes = services.queryClient.getQueryData(safeHtmlQuery(markup).queryKey);
    return nodes && nodes.length > 0 ? { nodes } : undefined;
  },
};
