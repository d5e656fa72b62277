import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { cmsPagesDocument, pageAlternatesDocument } from '../../data-api/generated/operations.ts';
import { alternatesOf } from '../market/alternatesOf.ts';
import { type AreaSelector, writeAreaSelector } from './areas/areaSelector.ts';
import { loadArea } from './areas/loadArea.ts';
import { pageLinks } from './pageLinks.ts';

/**
 * An area of content, parsed and validated. Its key is short because every document contains it.
 */
export const widgetAreaQuery = (dataApi: DataApi, selector: AreaSelector) =>
  queryOptions({
    queryKey: ['widget-area', dataApi.site.marketId, writeAreaSelector(selector).toString()],
    queryFn: ({ signal }) => loadArea(dataApi, selector, signal),
  });

/** Content pages with a tag, for the side menu of the information pages. */
export const taggedPagesQuery = (dataApi: DataApi, tag: string) =>
  queryOptions({
    queryKey: ['cms-pages', dataApi.site.marketId, tag],
    queryFn: async ({ signal }) => {
      const { cmsPages } = await dataApi.send(cmsPagesDocument, { includeTags: [tag] }, { signal });
      return pageLinks(cmsPages);
    },
  });

/**
 * A content page's addresses in other sites, by channel. An addition of our own back end: elsewhere
 * its query fails, and pages have none.
 */
export const pageAlternatesQuery = (dataApi: DataApi, alias: string) =>
  queryOptions({
    queryKey: ['page-alternates', dataApi.site.marketId, alias],
    queryFn: async ({ signal }) =>
      alternatesOf(
        (await dataApi.send(pageAlternatesDocument, { alias }, { signal })).pageAlternates,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
