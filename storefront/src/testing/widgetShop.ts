/** A shop with nine products, and areas of widgets, for tests of the widgets’ data. */
import type { WidgetType } from '@solvik/content-schema';
import { exampleOf } from '@solvik/content-schema/editing';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import type { Services } from '../page/services.ts';
import { createDataApi } from '../data-api/createDataApi.ts';
import { loadText } from '../languages/loadText.ts';
import { readArea } from '../features/content/areas/readArea.ts';
import { sites } from '@solvik/addresses';

const [swedish] = sites;
const site = { ...swedish, origin: 'https://solvik.example', basename: '' };

interface RecordedRequest {
  readonly operationName: string;
  readonly variables: {
    readonly alias?: string;
    readonly take?: number;
    readonly filter?: { readonly productIds?: readonly number[]; readonly sort?: string };
  };
}

const product = (productId: number) => ({
  productId,
  alias: `p${String(productId)}`,
  name: `Plagg ${String(productId)}`,
  canonicalUrl: `/p/p${String(productId)}`,
});

/** The market sells products 1 to 9; the best sellers are 9 to 7, and 4 and 5 are related to p1. */
function respond({
  operationName,
  variables: { alias, filter, take = 0 },
}: RecordedRequest): unknown {
  if (operationName === 'categories')
    return {
      categories: ['stickat', 'skor'].map((each, categoryId) => ({
        categoryId,
        name: each.toUpperCase(),
        alias: each,
        canonicalUrl: `/c/${each}`,
        primaryImage: each === 'skor' ? 'skor.webp' : null,
      })),
    };
  if (operationName === 'brands')
    return {
      brands: ['Åkerbär', 'Tjärn', 'Lumi'].map((name, brandId) => ({
        brandId,
        name,
        alias: name.toLowerCase(),
        canonicalUrl: `/b/${String(brandId)}`,
      })),
    };
  if (operationName === 'relatedProducts')
    return { relatedProducts: alias === 'p1' ? [4, 5].map(product) : [] };
  const ids =
    filter?.productIds?.filter((id) => id <= 9) ??
    (filter?.sort === 'MOST_SOLD' ? [9, 8, 7] : [1, 2, 3]);
  return { products: { products: ids.slice(0, take).map(product) } };
}

export async function openShop(
  fetch = async (request: Request) =>
    Response.json({ data: respond((await request.json()) as RecordedRequest) }),
): Promise<Services> {
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch });
  return {
    site,
    sites: [site],
    dataApi,
    queryClient: new QueryClient(),
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
}

export const widget = (type: WidgetType, title: string, changes: object) => ({
  id: 'w',
  name: title,
  type,
  size: 'full',
  sortOrder: 0,
  classNames: [],
  configuration: JSON.stringify(exampleOf(type, title, { ...changes })),
});
export const list = (changes: object) => widget('product-list', 'Row', changes);
const answerOf = (widgets: readonly ReturnType<typeof widget>[]) => ({
  id: 1,
  name: '',
  title: null,
  tags: null,
  meta: null,
  containers: widgets.map((one, at) => ({
    id: at,
    name: '',
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    classNames: [],
    sortOrder: at,
    widgets: [one],
  })),
});

export const area = (...widgets: readonly ReturnType<typeof widget>[]) =>
  readArea(answerOf(widgets), { isPreview: true });
