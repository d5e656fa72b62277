// @vitest-environment happy-dom
import { exampleOf } from '@solvik/content-schema/editing';
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { widgetAreaQuery } from '../content/contentQueries.ts';
import { readArea } from '../content/areas/readArea.ts';
import { sites } from '@solvik/addresses';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import { useAreaContainers } from './useAreaContainers.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const [swedish] = sites;
const site = { ...swedish, origin: 'https://solvik.example', basename: '' };
const selector = { alias: 'sida' };

const viewed = {
  id: 'w',
  name: 'Viewed',
  type: 'product-list',
  size: 'full',
  sortOrder: 0,
  classNames: [],
  configuration: JSON.stringify(
    exampleOf('product-list', 'Row', { source: 'recently-viewed', query: undefined }),
  ),
};
const area = readArea(
  {
    id: 1,
    name: '',
    title: null,
    tags: null,
    meta: null,
    containers: [
      {
        id: 1,
        name: '',
        layout: 'full',
        design: 'default',
        responsiveMode: '',
        classNames: [],
        sortOrder: 0,
        widgets: [viewed],
      },
    ],
  },
  { isPreview: false },
);

async function respond(request: Request): Promise<Response> {
  const { variables } = (await request.json()) as {
    readonly variables: { readonly filter: { readonly productIds: readonly number[] } };
  };
  return Response.json({
    data: {
      products: {
        products: variables.filter.productIds.map((productId) => ({
          productId,
          alias: `p${String(productId)}`,
          name: `Plagg ${String(productId)}`,
          canonicalUrl: '/p',
        })),
      },
    },
  });
}

async function openPage() {
  const dataApi = createDataApi({ site, url: 'https://solvik.example/graphql', fetch: respond });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queryClient.setQueryData(widgetAreaQuery(dataApi, selector).queryKey, area);
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient,
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={services}>
        <Rows />
      </ServicesProvider>
    </QueryClientProvider>
  );
}

function Rows() {
  const products = useAreaContainers(selector).flatMap(({ widgets }) =>
    widgets.flatMap(({ data }) => (data && 'products' in data ? data.products : [])),
  );
  return <p role="status">{products.map(({ key }) => key).join(' ') || 'nothing'}</p>;
}

describe('personal content', () => {
  it('is not in the server’s page, and is loaded after hydration', async () => {
    recentlyViewed.remember(3);
    recentlyViewed.remember(7);
    const page = await openPage();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe('nothing');
    render(page, { container, hydrate: true });
    expect(await screen.findByText('p7 p3')).toBeVisible();
    container.remove();
  });

  it('follows products viewed in the meantime', async () => {
    recentlyViewed.remember(3);
    render(await openPage());
    await screen.findByText('p3');
    act(() => recentlyViewed.remember(9));
    expect(await screen.findByText('p9 p3')).toBeVisible();
  });

  it('is empty for a visitor who viewed nothing', async () => {
    render(await openPage());
    await act(async () => Promise.resolve());
    expect(screen.getByRole('status').textContent).toBe('nothing');
  });
});
