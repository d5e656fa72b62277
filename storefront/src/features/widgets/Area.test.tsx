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
import { type Services, ServicesProvider } from '../../app/services.ts';
import { createDataApi } from '../../data-api/createDataApi.ts';
import { loadText } from '../../languages/loadText.ts';
import { sites } from '../market/sites.ts';
import { Widgets } from './Area.tsx';
import { standingRouter } from '../../page/createPageRouter.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [swedish] = sites;
const site = { ...swedish, origin: 'https://solvik.example', basename: '' };

const heading = (id: string, words: unknown): PlacedContainer => ({
  id,
  layout: 'full',
  design: 'default',
  widgets: [
    {
      id,
      share: 'full',
      data: undefined,
      widget: { type: 'text', configuration: { ...exampleOf('text', 'Heading'), heading: words } },
    } as PlacedWidget,
  ],
});
/** No reader lets it through; it breaks whoever draws it. */
const broken = (id: string) => heading(id, { no: 'words' });

it('a widget that breaks costs itself alone, and is told of once however often it is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadWidgets(['text']);
  const told: string[] = [];
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
    report: ({ message }) => told.push(message),
  };
  const visit = (...containers: readonly PlacedContainer[]) =>
    render(
      <PageRouterProvider
        value={standingRouter({
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
  expect(screen.getByRole('heading', { name: 'Kappväder' })).toBeDefined();
  expect(told).toEqual([expect.stringContaining('not valid as a React child')]);

  visit(broken('1-c'));
  expect(told).toHaveLength(2);
});
