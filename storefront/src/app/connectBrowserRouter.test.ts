// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://solvik.example/" }
import { sites, writeAddress } from '@solvik/addresses';
import { loadWidgetText } from '@solvik/widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataApi } from '../data-api/createDataApi.ts';
import { loadText } from '../languages/loadText.ts';
import type { ConnectRouter } from '../page/createPageRouter.ts';
import type { NavigateOptions, PageView } from '../page/pageRouter.ts';
import { demoResponses } from '../testing/demoResponses.ts';
import { connectBrowserRouter, connectMemoryRouter } from './connectBrowserRouter.ts';
import { createQueryClient } from '../page/createQueryClient.ts';
import { loadPage } from './loadPage.ts';
import type { Services } from '../page/services.ts';

interface PageOptions {
  readonly channel?: string;
  /** Market prefix. */
  readonly basename?: string;
  readonly connect?: (services: Services) => ConnectRouter;
  /** Whether the shop responds, asked at each call. */
  readonly isReached?: () => boolean;
}

interface Sent {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A page at `path` whose router has just been connected, and every view that it has published
 * since.
 */
async function open(
  path: string,
  {
    channel = 'se',
    basename = '',
    connect = connectBrowserRouter,
    isReached = () => true,
  }: PageOptions = {},
) {
  const found = sites.find(({ channelId }) => channelId === channel) ?? sites[0];
  const site = { ...found, origin: location.origin, basename };
  const fetch = async (request: Request) => {
    if (!isReached()) throw new TypeError('Failed to fetch');
    const { operationName, variables } = (await request.json()) as Sent;
    return Response.json({
      data: demoResponses(site)[operationName]?.(variables) ?? { urlHistory: null },
    });
  };
  const services: Services = {
    site,
    sites: [site],
    dataApi: createDataApi({ site, url: 'http://shop.test/graphql', fetch }),
    queryClient: createQueryClient(),
    text: await loadText(site.locale),
    widgetText: await loadWidgetText(site.locale),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  const url = new URL(basename + path, location.origin);
  history.replaceState({ key: 'first', idx: 0 }, '', url);
  const { pathname, search, hash } = new URL(path, location.origin);
  const initial: PageView = {
    location: { pathname, search, hash, state: null, key: 'first' },
    action: 'POP',
    page: await loadPage(services, new Request(url)),
  };
  const views: PageView[] = [];
  const router = connect(services)(initial, (view) => views.push(view));
  const navigate = (to: string, options: NavigateOptions = {}) => router.navigate(to, options);
  return { navigate, views, initial };
}

const pathOf = ({ location: { pathname, search, hash } }: PageView) => pathname + search + hash;
const shown = (view: PageView | undefined) => view && [view.action, pathOf(view), view.page?.name];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a router that takes over a page', () => {
  it('publishes no separate view, and keeps the page until the next is loaded', async () => {
    const { navigate, views, initial } = await open('/c/1?page=2');
    expect([views, location.search]).toEqual([[], '?page=2']);
    await navigate('/p/alma');
    expect(views.map(({ page }) => page?.name)).toEqual(['category', 'product']);
    expect(views[0]?.page).toBe(initial.page);
  });

  it('navigates to a page under the market’s prefix, and publishes the destination first', async () => {
    const { navigate, views } = await open('/c/1', { channel: 'no', basename: '/no/nb' });
    await navigate('/p/alma?missing=size#top', { state: { from: 'card' } });
    expect(views.map((view) => [pathOf(view), view.next])).toEqual([
      ['/c/1', '/p/alma?missing=size#top'],
      ['/p/alma?missing=size#top', undefined],
    ]);
    expect(shown(views.at(-1))).toEqual(['PUSH', '/p/alma?missing=size#top', 'product']);
    expect(views.at(-1)?.location.state).toEqual({ from: 'card' });
    expect(location.href).toBe('https://solvik.example/no/nb/p/alma?missing=size#top');
  });

  it('navigates to the home page behind a prefix', async () => {
    const { navigate, views } = await open('/c/1', { channel: 'no', basename: '/no/nb' });
    await navigate('/');
    expect(shown(views.at(-1))).toEqual(['PUSH', '/', 'home']);
    expect(location.pathname).toBe('/no/nb');
  });

  it('replaces the history entry if the link requests it', async () => {
    const { navigate, views } = await open('/c/1');
    const { length } = history;
    await navigate('/c/1?page=2', { replace: true });
    expect([shown(views.at(-1)), history.length]).toEqual([
      ['REPLACE', '/c/1?page=2', 'category'],
      length,
    ]);
  });

  it('publishes why a page failed, and then the next page without the error', async () => {
    const { navigate, views } = await open('/c/1');
    await navigate('/p/');
    expect([pathOf(views.at(-1) as PageView), views.at(-1)?.page, views.at(-1)?.error]).toEqual([
      '/p/',
      undefined,
      expect.objectContaining({ status: 404 }),
    ]);
    await navigate('/c/1');
    expect([shown(views.at(-1)), views.at(-1)?.error]).toEqual([
      ['PUSH', '/c/1', 'category'],
      undefined,
    ]);
  });

  it('follows a redirect within its market', async () => {
    const { navigate, views } = await open('/c/1', { channel: 'no', basename: '/no/nb' });
    await navigate(`${writeAddress('search', 'nb', {})}?q=kappa`);
    const there = writeAddress('search', 'nb', { search: 'kappa' });
    expect([shown(views.at(-1)), location.pathname]).toEqual([
      ['PUSH', there, 'search'],
      `/no/nb${there}`,
    ]);
  });

  it('shows the last of several requested pages', async () => {
    const { navigate, views } = await open('/c/1');
    await Promise.all([navigate('/p/alma'), navigate('/c/1?page=2')]);
    expect(shown(views.at(-1))).toEqual(['PUSH', '/c/1?page=2', 'category']);
    expect(views.some(({ page }) => page?.name === 'product')).toBe(false);
  });
});

it('keeps an error rendered by the server until the visitor navigates', async () => {
  const { initial } = await open('/c/1');
  const error = new Error('503');
  const { navigate, views } = await open('/c/1', {
    connect: (services) => (_view, apply) =>
      connectBrowserRouter(services)({ ...initial, page: undefined, error }, apply),
  });
  await navigate('/c/1?page=2');
  expect(views.map((view) => view.error)).toEqual([error, undefined]);
});

it('keeps a list while another order cannot be reached, and loads it when the network returns', async () => {
  let isOnline = true;
  const { navigate, views, initial } = await open('/c/1', { isReached: () => isOnline });
  isOnline = false;
  await navigate('/c/1?sort=PRICE');
  const unreached = views.at(-1);
  expect([unreached?.page, unreached?.next, unreached?.unreached?.location.search]).toEqual([
    initial.page,
    undefined,
    '',
  ]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(views.at(-1)?.next, 'while it is loaded').toBe('/c/1?sort=PRICE');
  await vi.waitFor(() => expect(views.at(-1)?.unreached).toBeUndefined());
  expect(shown(views.at(-1))).toEqual(['PUSH', '/c/1?sort=PRICE', 'category']);
});

describe('scrolling after a link', () => {
  it.each([
    ['follows the address', {}, undefined],
    ['is disabled by the link', { preventScrollReset: true }, false],
  ])('%s', async (_what, options, scroll) => {
    const { navigate, views } = await open('/c/1');
    await navigate('/c/1?page=2', options);
    expect(views.at(-1)?.scroll).toBe(scroll);
  });

  it('is restored to the entry’s position before a reload', async () => {
    sessionStorage.setItem('react-router-scroll-positions', '{"first":700}');
    const { navigate, views } = await open('/c/1');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(320);
    await navigate('/c/1?page=2');
    const key = views.at(-1)?.location.key ?? '';
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '')).toEqual({
      first: 320,
      [key]: 320,
    });
  });
});

describe('a crossfade', () => {
  let ready = Promise.resolve();
  const starts = vi.fn((update: () => void) => {
    update();
    return { ready };
  });
  const allow = () => Object.assign(document, { startViewTransition: starts });
  beforeEach(() => {
    starts.mockClear();
    ready = Promise.resolve();
  });

  it('that a later one skips is no error, and its page is shown', async () => {
    allow();
    ready = Promise.reject(new DOMException('Transition was skipped.', 'AbortError'));
    const handled = vi.spyOn(ready, 'catch');
    const { navigate, views } = await open('/c/1');
    await navigate('/c/1?page=2', { viewTransition: true });
    expect(handled).toHaveBeenCalledOnce();
    expect(shown(views.at(-1))).toEqual(['PUSH', '/c/1?page=2', 'category']);
  });

  it.each<[string, boolean, boolean, number]>([
    ['is shown if the link requests it', true, true, 1],
    ['is not shown otherwise', true, false, 0],
    ['is not shown if the browser has none', false, true, 0],
  ])('%s', async (_what, isAble, viewTransition, times) => {
    if (isAble) allow();
    const { navigate, views } = await open('/c/1');
    await navigate('/c/1?page=2', { viewTransition });
    expect([starts.mock.calls.length, shown(views.at(-1))]).toEqual([
      times,
      ['PUSH', '/c/1?page=2', 'category'],
    ]);
  });
});

it('a router works with a history of its own', async () => {
  let goBack = () => {};
  const { navigate, views } = await open('/c/1#a', {
    connect: (services) => {
      const { connect, back } = connectMemoryRouter(services);
      goBack = back;
      return connect;
    },
  });
  await navigate('/c/1?page=2');
  expect(views.map(pathOf)).toEqual(['/c/1#a', '/c/1?page=2']);
  goBack();
  await vi.waitFor(() => expect(shown(views.at(-1))).toEqual(['POP', '/c/1#a', 'category']));
  expect(location.href).toBe('https://solvik.example/c/1#a');
});
