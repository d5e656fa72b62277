// @vitest-environment happy-dom
import { exampleOf } from '@solvik/content-schema/editing';
import {
  loadWidgets,
  loadWidgetText,
  type PlacedContainer,
  type PlacedWidget,
} from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../page/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { sites } from '@solvik/addresses';
import { Widgets } from './Area.tsx';
import { staticRouter } from '../../page/createPageRouter.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [swedish] = sites;
const site = { ...swedish, origin: 'https://solvik.example', basename: '' };

const heading = (id: string, text: unknown): PlacedContainer => ({
  id,
  layout: 'full',
  design: 'default',
  widgets: [
    {
      id,
      share: 'full',
      data: undefined,
      widget: { type: 'text', configuration: { ...exampleOf('text', 'Heading'), heading: text } },
    } as PlacedWidget,
  ],
});
/** No parser accepts it; rendering it throws. */
const broken = (id: string) => heading(id, { no: 'words' });

it('a widget that throws fails alone, and is reported once however often it is rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadWidgets(['text']);
  const reported: string[] = [];
  const dataApi = createDataApi({
    site,
    url: 'https://solvik.example/graphql',
    fetch: async () => Promise.reject(new TypeError('offline')),
  });
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient: new QueryClient(),
    text: await loadText('sv'),
    widgetText: await loadWidgetText('sv'),
    now: () => new Date('2026-11-21T10:00:00Z'),
    report: ({ message }) => reported.push(message),
  };
  const visit = (...containers: readonly PlacedContainer[]) =>
    render(
      <PageRouterProvider
        value={staticRouter({
          location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
          action: 'POP',
        })}
      >
        <ServicesProvider value={services}>
          <Widgets containers={containers} />
        </ServicesProvider>
      </PageRouterProvider>,
    );

  visit(broken('1-a'), heading('1-b', 'Kappväder')).unmount();
  visit(broken('1-a'), heading('1-b', 'Kappväder'));
  expect(screen.getByRole('heading', { name: 'Kappväder' })).toBeVisible();
  expect(reported).toEqual([expect.stringContaining('not valid as a React child')]);

  visit(broken('1-c'));
  expect(reported).toHaveLength(2);
});
