import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { cmsPagesDocument } from '../../data-api/generated/operations.ts';
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
