import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { cmsPagesDocument } from '../../data-api/generated/operations.ts';
import { type AreaPlace, writePlace } from './areas/areaPlace.ts';
import { loadArea } from './areas/loadArea.ts';
import { pageLinks } from './pageLinks.ts';

/** An area of content, read and checked. Its key is short: it stands in every document. */
export const widgetAreaQuery = (dataApi: DataApi, place: AreaPlace) =>
  queryOptions({
    queryKey: ['widget-area', dataApi.site.marketId, writePlace(place).toString()],
    queryFn: ({ signal }) => loadArea(dataApi, place, signal),
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
