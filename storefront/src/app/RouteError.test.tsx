// @vitest-environment happy-dom
import { loadWidgetText } from '@solvik/widgets';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { sites } from '../features/market/sites.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { loadText } from '../languages/loadText.ts';
import { HttpError } from './httpAnswers.ts';
import { RouteError } from './RouteError.tsx';
import { type Services, ServicesProvider } from './services.ts';

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

/** A page whose loading ends in this. */
async function openPage(problem: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const [first] = sites;
  if (!first) throw new Error('There is no front to open.');
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

const said = () => ({
  title: screen.getByRole('heading', { level: 1 }).textContent,
  ways: [...document.querySelectorAll('section a, section button')].map(
    ({ textContent }) => textContent,
  ),
});

describe('a page that there is none of', () => {
  it('leads to the start page when the address is of nothing', async () => {
    await openPage(new HttpError(404));
    expect(said()).toEqual({ title: 'Sidan kan inte hittas', ways: ['Till startsidan'] });
  });

  it('can be asked for again when something broke', async () => {
    await openPage(new TypeError('Failed to fetch dynamically imported module'));
    expect(said()).toEqual({ title: 'Något gick fel', ways: ['Försök igen', 'Till startsidan'] });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    screen.getByRole('button', { name: 'Försök igen' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says that the network is gone, and not that the shop broke', async () => {
    become(false);
    await openPage(new TypeError('Failed to fetch'));
    expect(said()).toEqual({ title: 'Du är offline', ways: ['Försök igen'] });
    act(() => become(true));
    // The heading is there before the page listens; what it missed it reads when it does.
    expect(await screen.findByRole('heading', { level: 1, name: 'Något gick fel' })).toBeDefined();
  });

  it('turns the bar red where a page was on its way, and not for an address of nothing', async () => {
    useLoadingBar.setState({ hasStarted: true });
    await openPage(new HttpError(404));
    expect(useLoadingBar.getState().state).toBe('idle');
    cleanup();
    await openPage(new TypeError('Failed to fetch'));
    expect(useLoadingBar.getState().state).toBe('failed');
  });
});
