import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type PageQueries, pageQueries } from './pageQueries.ts';

const client = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
const asJson = (queries: PageQueries) => JSON.parse(JSON.stringify(queries)) as PageQueries;

it('transfers results to the browser with their age, and nothing else', async () => {
  const server = client();
  server.setQueryData(['menu', 'se', 'top-bar'], { links: [] }, { updatedAt: 2000 });
  server.setQueryData(['product', 'se', 'gone'], null, { updatedAt: 1000 });
  await server.prefetchQuery({
    queryKey: ['reviews', 'se', 'alma'],
    queryFn: () => Promise.reject(new Error('No.')),
  });
  const written = asJson(pageQueries.write(server));
  expect(written).toEqual({
    at: 1000,
    answers: [
      [['menu', 'se', 'top-bar'], { links: [] }],
      [['product', 'se', 'gone'], null],
    ],
  });

  const browser = client();
  pageQueries.read(browser, written);
  expect(browser.getQueryData(['menu', 'se', 'top-bar'])).toEqual({ links: [] });
  expect(browser.getQueryState(['product', 'se', 'gone'])).toMatchObject({
    status: 'success',
    data: null,
    dataUpdatedAt: 1000,
  });
  expect(browser.getQueryState(['reviews', 'se', 'alma'])).toBeUndefined();
});

it('a page without queries transfers nothing', () =>
  expect(asJson(pageQueries.write(client()))).toEqual({ at: 0, answers: [] }));
