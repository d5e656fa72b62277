// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { sites } from '@solvik/addresses';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useLoadingIndicator } from '../interface/loadingIndicator.ts';
import { loadText } from '../languages/loadText.ts';
import { type PageRouter, PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { type Services, ServicesProvider } from '../page/services.ts';

const [site] = sites.map((each) => ({ ...each, origin: 'https://solvik.example', basename: '' }));
if (!site) throw new Error('There is no site to open.');
const services: Services = {
  site,
  sites: [site],
  dataApi: createDataApi({
    site,
    url: 'https://solvik.example/graphql',
    fetch: () => Promise.reject(new Error()),
  }),
  queryClient: new QueryClient(),
  text: await loadText(site.locale),
  widgetText: await loadWidgetText(site.locale),
  now: () => new Date(0),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page with navigation, which reports the address being loaded. */
function openPage() {
  const location = { pathname: '/', search: '', hash: '', state: undefined, key: '' };
  let view: PageView = { location, action: 'POP' };
  const listeners = new Set<() => void>();
  const router: PageRouter = {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: () => undefined,
    navigate: async () => undefined,
    back: () => undefined,
  };
  render(
    <ServicesProvider value={services}>
      <PageRouterProvider value={router}>
        <NavigationBar />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  return (next: string | undefined) =>
    act(() => {
      view = { ...view, next };
      for (const listener of listeners) listener();
    });
}

const shown = () => [useLoadingBar.getState().state, useLoadingIndicator.getState().isLoading];
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('starts bar and loading indicator with each change of route, and ends both', () => {
  const goTo = openPage();
  wait(2000);
  expect(shown()).toEqual(['idle', false]);
  goTo('/nyheter');
  wait(200);
  expect(shown()).toEqual(['running', false]);
  wait(800);
  expect(shown()).toEqual(['running', true]);
  goTo(undefined);
  expect(shown()).toEqual(['done', false]);
});
