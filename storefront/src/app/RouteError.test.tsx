// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { sites } from '@solvik/addresses';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { loadText } from '../languages/loadText.ts';
import { HttpError } from '../page/httpErrors.ts';
import { RouteError } from './RouteError.tsx';
import { type Services, ServicesProvider } from '../page/services.ts';

const become = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

afterEach(() => {
  cleanup();
  become(true);
  vi.restoreAllMocks();
  useLoadingBar.setState(useLoadingBar.getInitialState(), true);
});

/** A page whose loading fails with this. */
async function openPage(problem: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const [first] = sites;
  if (!first) throw new Error('There is no site to open.');
  const site = { ...first, origin: 'https://solvik.example', basename: '' };
  const dataApi = createDataApi({
    site,
    url: 'https://solvik.example/graphql',
    fetch: () => Promise.resolve(Response.json({})),
  });
  const services: Services = {
    site,
    sites: [site],
    dataApi,
    queryClient: new QueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  render(
    <ServicesProvider value={services}>
      <RouteError error={problem} />
    </ServicesProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const message = () => ({
  title: screen.getByRole('heading', { level: 1 }).textContent,
  actions: [...document.querySelectorAll('section a, section button')].map(
    ({ textContent }) => textContent,
  ),
});

describe('a missing page', () => {
  it('links to the start page if nothing is at the address', async () => {
    await openPage(new HttpError(404));
    expect(message()).toEqual({ title: 'Sidan kan inte hittas', actions: ['Till startsidan'] });
    expect(document.title).toMatch(/^Sidan kan inte hittas/);
  });

  it.each([
    ['a failure', new TypeError('Failed to fetch dynamically imported module')],
    ['one of the server', new HttpError(502)],
  ])('can be retried after %s', async (_, problem) => {
    await openPage(problem);
    expect(message()).toEqual({
      title: 'Något gick fel',
      actions: ['Försök igen', 'Till startsidan'],
    });
    expect(document.title).toMatch(/^Något gick fel/);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    screen.getByRole('button', { name: 'Försök igen' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reports a lost network as such, not as a failure of the shop', async () => {
    become(false);
    await openPage(new TypeError('Failed to fetch'));
    expect(message()).toEqual({ title: 'Du är offline', actions: ['Försök igen'] });
    act(() => become(true));
    // The heading is rendered before the page subscribes; what it missed it reads on subscription.
    expect(await screen.findByRole('heading', { level: 1, name: 'Något gick fel' })).toBeVisible();
  });

  it('turns the bar red after a failed navigation, but not for an unknown address', async () => {
    useLoadingBar.setState({ hasStarted: true });
    await openPage(new HttpError(404));
    expect(useLoadingBar.getState().state).toBe('idle');
    cleanup();
    await openPage(new TypeError('Failed to fetch'));
    expect(useLoadingBar.getState().state).toBe('failed');
  });
});
