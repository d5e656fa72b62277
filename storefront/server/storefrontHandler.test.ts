import { describe, expect, it } from 'vitest';
import type { Rendered, RenderRequest } from '../src/app/entryServer.tsx';
import { readConfig } from './config.ts';
import { createPageCache } from './pages/pageCache.ts';
import { locateSites } from './resolveSite.ts';
import { editorsDataApi } from './dataApi/editorsDataApi.ts';
import { createStorefrontHandler } from './storefrontHandler.ts';

const unexpectedCalls = {
  url: 'http://shop.test/graphql',
  fetch: () => Promise.reject(new Error('Nothing is requested here.')),
};

/**
 * A storefront whose pages redirect to `/rendered`, or a given address; records the renderer's
 * requests and the log.
 */
function openStorefront(env: Readonly<Record<string, string>> = {}, location = '/rendered') {
  const config = readConfig(env);
  const logged: object[] = [];
  const rendered: string[] = [];
  const render = async ({ request, onError, onFault }: RenderRequest) => {
    rendered.push(request.url);
    if (request.url.includes('/checkout/')) {
      onError(new Error('broken'));
      onFault(new Error('half broken'));
    }
    return {
      kind: 'response',
      response: new Response(null, { status: 303, headers: { location } }),
    } as const;
  };
  const handle = createStorefrontHandler({
    config,
    sites: locateSites(config),
    render: async () => render,
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    dataApi: unexpectedCalls,
    editorsDataApi: (view) => editorsDataApi(unexpectedCalls, view),
    cache: createPageCache(),
    now: () => new Date(0),
    previewOf: async (headers) => headers.get('cookie') ?? undefined,
    log: (level, message, details) => logged.push({ level, message, ...details }),
  });
  const get = async (target: string) => {
    const { status, headers } = await handle({
      method: 'GET',
      host: 'localhost:3000',
      target,
      headers: new Headers(),
      body: undefined,
    });
    return [status, headers['location']];
  };
  return { get, logged, rendered };
}

describe('the routing to a page', () => {
  it.each([
    ['/nb/no/kassen?a=1', '/no/nb/kassen?a=1'],
    ['/no?a=b?c', '/no/nb?a=b?c'],
    ['/no/nb/nyheder?q=%C3%A5', '/no/nb/nyheter?q=%C3%A5'],
  ])('redirects %s to %s with its whole query', async (target, location) => {
    const { get } = openStorefront({ MARKET_ROUTING: 'path' });
    expect((await get(target))[1]).toBe(location);
  });

  it('logs an unknown market as an error, and nothing else', async () => {
    const { get, logged } = openStorefront({ MARKET_ROUTING: 'path' });
    await get('/no');
    expect(logged).toEqual([]);
    expect(await get('/zz/nb/nyheter')).toEqual([302, '/se/sv/nyheter']);
    expect(logged).toEqual([{ level: 'error', message: 'Unknown market alias', alias: 'zz' }]);
  });

  it.each([
    ['/no/sv/märken', '/no/nb/merker'],
    ['/no/sv/m%C3%A4rken/?a=1', '/no/nb/merker?a=1'],
    ['/xx/märken//', '/se/sv/m%C3%A4rken'],
    ['//no/nb/q/w/e/', '/no/nb'],
    ['/no/nb/nyheder/', '/no/nb/nyheter'],
    ['/no\\sv\\m%C3%A4rken', '/no/nb/merker'],
  ])('redirects %s to %s in one step', async (target, location) => {
    const { get, rendered } = openStorefront({ MARKET_ROUTING: 'path' });
    expect((await get(target))[1]).toBe(location);
    expect(rendered).toEqual([]);
    await get(location);
    expect(rendered).toHaveLength(1);
  });

  it('redirects an unknown market to the configured one, with or without a locale', async () => {
    const { get, logged } = openStorefront({ MARKET_ROUTING: 'path', FALLBACK_MARKET: 'no' });
    expect((await get('/xx/sv/nyheter'))[1]).toBe('/no/nb/nyheter');
    expect((await get('/yy/nyheter'))[1]).toBe('/no/nb/nyheter');
    expect(logged).toEqual([
      { level: 'error', message: 'Unknown market alias', alias: 'xx' },
      { level: 'error', message: 'Unknown market alias', alias: 'yy' },
    ]);
  });

  it('logs its failures without the secrets of the path', async () => {
    const { get, logged } = openStorefront();
    await get('/checkout/0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10?order=secret');
    expect(logged).toMatchObject([
      { message: 'A page could not be rendered', path: '/checkout/***' },
      { message: 'half broken', path: '/checkout/***' },
    ]);
  });

  it.each([
    ['/.//evil.example?a=1', '/evil.example?a=1'],
    ['/a/..//evil.example', '/evil.example'],
    ['/märken', '/m%C3%A4rken'],
  ])('never redirects to another host, as for %s', async (location, header) => {
    expect((await openStorefront({}, location).get('/'))[1]).toBe(header);
  });

  it.each([
    ['/c/dam/', '/c/dam'],
    ['/c/dam/?page=2', '/c/dam?page=2'],
    ['/c//dam\\', '/c/dam'],
    ['//', '/'],
  ])(
    'redirects %s to the page’s canonical address, %s, and no further',
    async (target, location) => {
      const { get, rendered } = openStorefront();
      expect(await get(target)).toEqual([301, location]);
      await get(location);
      expect(rendered).toEqual([`http://localhost:3000${location}`]);
    },
  );

  it.each([
    ['/s?q=a?b', '/s?q=a%3Fb'],
    ['/s?utm_source=a&sort=PRICE&q=b&gclid=c', '/s?q=b&sort=PRICE'],
    ['/c/dam?fbclid=a', '/c/dam'],
    ['/varukorg?code=codeExpired&utm_source=a', '/varukorg?code=codeExpired&utm_source=a'],
  ])('passes to the page the query parameters it reads (%s)', async (target, url) => {
    const { get, rendered } = openStorefront();
    await get(target);
    expect(rendered).toEqual([`http://localhost:3000${url}`]);
  });

  it.each([
    ['/rendered', '/rendered?utm_source=a&gclid=b'],
    ['/rendered?page=2#list', '/rendered?page=2&utm_source=a&gclid=b#list'],
  ])('retains other query parameters in a redirect, such as %s', async (location, header) => {
    expect(
      (await openStorefront({}, location).get('/c/dam?utm_source=a&sort=PRICE&gclid=b'))[1],
    ).toBe(header);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['/c//dam?page=2', '/c/dam?page=2'],
    ['/\\\\evil.example', '/evil.example'],
    ['//', '/'],
  ])('canonicalises the address before rendering at %s', async (target, location) => {
    const { get, rendered } = openStorefront();
    expect(await get(target)).toEqual([301, location]);
    expect(rendered).toEqual([]);
  });
});

describe('a page for an editor', () => {
  function open() {
    const config = readConfig({ EDITOR_ORIGINS: 'https://cms.example' });
    const renders: RenderRequest[] = [];
    const render = async (request: RenderRequest): Promise<Rendered> => {
      renders.push(request);
      return {
        kind: 'page',
        status: 200,
        routeName: 'home',
        sources: [],
        isPersonal: false,
        cacheTags: [],
        head: '',
        styles: '',
        sheet: '',
        html: request.site.channelId,
        fonts: [],
        state: { site: request.site, sites: [], queries: { at: 0, answers: [] }, now: '' },
      };
    };
    const dataApi = {
      url: 'http://shop.test/graphql',
      fetch: async (request: Request) =>
        Response.json({ session: request.headers.get('x-preview-session') }),
    };
    const handle = createStorefrontHandler({
      config,
      sites: locateSites(config),
      render: async () => render,
      assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
      dataApi,
      editorsDataApi: (view) => editorsDataApi(dataApi, view),
      cache: createPageCache(),
      now: () => new Date(0),
      previewOf: async (headers) => headers.get('cookie') ?? undefined,
      log: () => undefined,
    });
    const get = (target: string, cookie?: string) =>
      handle({
        method: 'GET',
        host: 'localhost:3000',
        target,
        headers: new Headers(cookie ? { cookie } : {}),
        body: undefined,
      });
    return { get, renders };
  }

  it('is rendered again, not cached, not indexed, and fetches drafts with the session', async () => {
    const { get, renders } = open();
    await get('/');
    const { headers } = await get('/', 'anna');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-page-cache': 'miss',
    });
    const [, forEditor] = renders;
    expect(forEditor?.preview).toEqual({ editorOrigins: ['https://cms.example'] });
    expect(forEditor?.dataApi.isPreview).toBe(true);
    const sent =
      forEditor && 'fetch' in forEditor.dataApi
        ? await forEditor.dataApi.fetch(new Request('http://shop.test/graphql'))
        : undefined;
    expect(await sent?.json()).toEqual({ session: 'anna' });
    expect((await get('/')).headers['x-page-cache']).toBe('hit');
  });

  it('is of the requested site, at this address, and only with a session', async () => {
    const { get, renders } = open();
    await get('/?preview-channel=fi&a=1', 'anna');
    expect(renders[0]).toMatchObject({
      site: { channelId: 'fi', origin: 'http://localhost:3000' },
      request: { url: 'http://localhost:3000/?a=1' },
    });
    await get('/?preview-channel=fi');
    expect(renders[1]).toMatchObject({
      site: { channelId: 'se' },
      request: { url: 'http://localhost:3000/' },
    });
    expect(renders[1]?.preview).toBeUndefined();
  });

  const as =
    'customerType=STUDENT&membership=member&viewport=phone&at=2026-11-27T07%3A00%3A00.000Z';
  it('is rendered as the requested visitor, in every query and at that moment, and only with a session', async () => {
    const { get, renders } = open();
    const target = `/?preview-as=${encodeURIComponent(as)}&a=1`;
    await get(target, 'anna');
    const [forEditor] = renders;
    expect(forEditor).toMatchObject({
      preview: { as, at: '2026-11-27T07:00:00.000Z' },
      dataApi: { previewAs: as },
      request: { url: 'http://localhost:3000/?a=1' },
    });
    expect(forEditor?.now().toISOString()).toBe('2026-11-27T07:00:00.000Z');
    await get(target);
    expect(renders[1]?.dataApi).not.toHaveProperty('previewAs');
    expect(renders[1]?.now().getTime()).toBe(0);
  });

  it('is shown under the supported conditions of the address', async () => {
    const { get, renders } = open();
    await get('/?preview-conditions=slow-images,nonsense,forced-colours&a=1', 'anna');
    expect(renders[0]).toMatchObject({
      preview: { conditions: ['forced-colours', 'slow-images'] },
      request: { url: 'http://localhost:3000/?a=1' },
    });
  });

  it.each(['', 'customerType=CAT', 'x-apikey=1\r\nset-cookie=a'])(
    'ignores unknown parameters (%j)',
    async (unknown) => {
      const { get, renders } = open();
      await get(`/?preview-as=${encodeURIComponent(unknown)}`, 'anna');
      expect(renders[0]?.preview).toEqual({ editorOrigins: ['https://cms.example'] });
      expect(renders[0]?.dataApi).toMatchObject({ previewAs: undefined });
    },
  );
});
