import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { cmsPagesDocument, menuDocument, widgetAreaDocument } from '../../data-api/generated/operations.ts';

/** Where content stands: a page by its alias, or an area of another screen by family and name, narrowed by filters. */
export type AreaPlace =
  | { readonly alias: string }
  | { readonly family: string; readonly areaName: string; readonly filters?: readonly { readonly key: string; readonly value: string }[] };

/** The areas the shop shows (contracts.md, Widget areas used). */
export const areas = {
  frontPage: { family: 'Frontpage', areaName: 'The front page area' },
  listTop: { family: 'Productlist', areaName: 'The top part of the product list' },
  listBottom: { family: 'Productlist', areaName: 'The bottom part of the product list' },
  product: { family: 'Product', areaName: 'Product detail page' },
} as const satisfies Record<string, AreaPlace>;

export const widgetAreaQuery = (dataApi: DataApi, place: AreaPlace) =>
  queryOptions({
    queryKey: ['widget-area', dataApi.site.marketId, place],
    queryFn: async ({ signal }) => {
      const { filters, ...rest } = 'alias' in place ? { ...place, filters: undefined } : place;
      return (await dataApi.send(widgetAreaDocument, { ...rest, ...(filters && { filters: [...filters] }), ...(dataApi.isPreview && { preview: true }) }, { signal })).widgetArea ?? null;
    },
  });

export type MenuLocation = 'main-desktop' | 'main-mobile' | 'top-bar' | 'footer-first' | 'footer-second' | 'info-pages';

export const menuQuery = (dataApi: DataApi, location: MenuLocation) =>
  queryOptions({
    queryKey: ['menu', dataApi.site.marketId, location],
    queryFn: async ({ signal }) => (await dataApi.send(menuDocument, { menuLocationId: location }, { signal })).getMenuAtLocation ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Content pages with a tag, for the side menu of the information pages. */
export const taggedPagesQuery = (dataApi: DataApi, tag: string) =>
  queryOptions({
    queryKey: ['cms-pages', dataApi.site.marketId, tag],
    queryFn: async ({ signal }) => (await dataApi.send(cmsPagesDocument, { includeTags: [tag] }, { signal })).cmsPages ?? [],
  });
