import { describe, expect, it } from 'vitest';
import type { Rendered, RenderRequest } from '../src/app/entryServer.tsx';
import { readConfig } from './config.ts';
import { createPageCache } from './pages/pageCache.ts';
import { placeSites } from './resolveSite.ts';
import { editorsDataApi } from './dataApi/editorsDataApi.ts';
import { createStorefrontHandler } from './storefrontHandler.ts';

const unasked = {
  url: 'http://shop.test/graphql',
  fetch: () => Promise.reject(new Error('Nothing is asked here.')),
};

/** A storefront whose pages lead on to `/rendered`, or where else is said; tells what was asked of the renderer and what was logged. */
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
    sites: placeSites(config),
    render: async () => render,
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    dataApi: unasked,
    editorsDataApi: (view) => editorsDataApi(unasked, view),
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

describe('the way to a page', () => {
  it.each([
    ['/nb/no/kassen?a=1', '/no/nb/kassen?a=1'],
    ['/no?a=b?c', '/no/nb?a=b?c'],
    ['/no/nb/nyheder?q=%C3%A5', '/no/nb/nyheter?q=%C3%A5'],
  ])('from %s leads to %s with its query whole', async (target, location) => {
    const { get } = openStorefront({ MARKET_ROUTING: 'path' });
    expect((await get(target))[1]).toBe(location);
  });

  it('tells the log of an unknown market, as an error, and of no other', async () => {
    const { get, logged } = openStorefront({ MARKET_ROUTING: 'path' });
    await get('/no');
    expect(logged).toEqual([]);
    expect(await get('/zz/nb/nyheter')).toEqual([302, '/se/sv/nyheter']);
    expect(logged).toEqual([{ level: 'error', message: 'Unknown market alias', alias: 'zz' }]);
  });

  it('logs what failed there without a secret of its path', async () => {
    const { get, logged } = openStorefront();
    await get('/checkout/0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10?order=secret');
    expect(logged).toMatchObject([
      { message: 'A page could not be made', path: '/checkout/***' },
      { message: 'half broken', path: '/checkout/***' },
    ]);
  });

  it.each([
    ['/.//evil.example?a=1', '/evil.example?a=1'],
    ['/a/..//evil.example', '/evil.example'],
    ['/märken', '/m%C3%A4rken'],
  ])('never leads to another host, as %s might', async (location, header) => {
    expect((await openStorefront({}, location).get('/'))[1]).toBe(header);
  });

  it.each([
    ['/c/dam/', '/c/dam'],
    ['/c/dam/?page=2', '/c/dam?page=2'],
    ['/c//dam\\', '/c/dam'],
    ['//', '/'],
  ])('leads from %s to the page’s one address, %s, and no further', async (target, location) => {
    const { get, rendered } = openStorefront();
    expect(await get(target)).toEqual([301, location]);
    await get(location);
    expect(rendered).toEqual([`http://localhost:3000${location}`]);
  });

  it.each([
    ['/s?q=a?b', '/s?q=a%3Fb'],
    ['/s?utm_source=a&sort=PRICE&q=b&gclid=c', '/s?q=b&sort=PRICE'],
    ['/c/dam?fbclid=a', '/c/dam'],
    ['/varukorg?code=codeExpired&utm_source=a', '/varukorg?code=codeExpired&utm_source=a'],
  ])('hands the page what it reads of its query (%s)', async (target, url) => {
    const { get, rendered } = openStorefront();
    await get(target);
    expect(rendered).toEqual([`http://localhost:3000${url}`]);
  });

  it.each([
    ['/rendered', '/rendered?utm_source=a&gclid=b'],
    ['/rendered?page=2#list', '/rendered?page=2&utm_source=a&gclid=b#list'],
  ])(
    'takes the rest of the query along to where it leads, such as %s',
    async (location, header) => {
      expect(
        (await openStorefront({}, location).get('/c/dam?utm_source=a&sort=PRICE&gclid=b'))[1],
      ).toBe(header);
    },
  );

  it.each([
    ['//evil.example', '/evil.example'],
    ['/c//dam?page=2', '/c/dam?page=2'],
    ['/\\\\evil.example', '/evil.example'],
    ['//', '/'],
  ])('is tidied before anything is shown at %s', async (target, location) => {
    const { get, rendered } = openStorefront();
    expect(await get(target)).toEqual([301, location]);
    expect(rendered).toEqual([]);
  });
});

describe('a page for an editor', () => {
  function open() {
    const config = readConfig({ EDITOR_ORIGINS: 'https://cms.example' });
    const asked: RenderRequest[] = [];
    const render = async (request: RenderRequest): Promise<Rendered> => {
      asked.push(request);
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
      sites: placeSites(config),
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
    return { get, asked };
  }

  it('is made anew, kept by nobody, not to be found, and asks for drafts with the session', async () => {
    const { get, asked } = open();
    await get('/');
    const { headers } = await get('/', 'anna');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-page-cache': 'miss',
    });
    const [, forEditor] = asked;
    expect(forEditor?.preview).toEqual({ editorOrigins: ['https://cms.example'] });
    expect(forEditor?.dataApi.isPreview).toBe(true);
    const sent =
      forEditor && 'fetch' in forEditor.dataApi
        ? await forEditor.dataApi.fetch(new Request('http://shop.test/graphql'))
        : undefined;
    expect(await sent?.json()).toEqual({ session: 'anna' });
    expect((await get('/')).headers['x-page-cache']).toBe('hit');
  });

  it('is of the front asked for, at this address, and only with a session', async () => {
    const { get, asked } = open();
    await get('/?preview-front=fi&a=1', 'anna');
    expect(asked[0]).toMatchObject({
      site: { channelId: 'fi', origin: 'http://localhost:3000' },
      request: { url: 'http://localhost:3000/?a=1' },
    });
    await get('/?preview-front=fi');
    expect(asked[1]).toMatchObject({
      site: { channelId: 'se' },
      request: { url: 'http://localhost:3000/' },
    });
    expect(asked[1]?.preview).toBeUndefined();
  });

  const as =
    'customerType=STUDENT&membership=member&viewport=phone&at=2026-11-27T07%3A00%3A00.000Z';
  it('is seen as whom the address says, in every question and at that moment, and only with a session', async () => {
    const { get, asked } = open();
    const target = `/?preview-as=${encodeURIComponent(as)}&a=1`;
    await get(target, 'anna');
    const [forEditor] = asked;
    expect(forEditor).toMatchObject({
      preview: { as, at: '2026-11-27T07:00:00.000Z' },
      dataApi: { previewAs: as },
      request: { url: 'http://localhost:3000/?a=1' },
    });
    expect(forEditor?.now().toISOString()).toBe('2026-11-27T07:00:00.000Z');
    await get(target);
    expect(asked[1]?.dataApi).not.toHaveProperty('previewAs');
    expect(asked[1]?.now().getTime()).toBe(0);
  });

  it('is shown under the conditions that the address names, of those there are', async () => {
    const { get, asked } = open();
    await get('/?preview-conditions=slow-images,nonsense,forced-colours&a=1', 'anna');
    expect(asked[0]).toMatchObject({
      preview: { conditions: ['forced-colours', 'slow-images'] },
      request: { url: 'http://localhost:3000/?a=1' },
    });
  });

  it.each(['', 'customerType=CAT', 'x-apikey=1\r\nset-cookie=a'])(
    'passes nothing on of what it does not know (%j)',
    async (unknown) => {
      const { get, asked } = open();
      await get(`/?preview-as=${encodeURIComponent(unknown)}`, 'anna');
      expect(asked[0]?.preview).toEqual({ editorOrigins: ['https://cms.example'] });
      expect(asked[0]?.dataApi).toMatchObject({ previewAs: undefined });
    },
  );
});
