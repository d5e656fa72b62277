/** Editors over HTTP, on the shop's whole server and a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Commerce, createCommerce } from '@solvik/commerce';
import type { DeskEvent, Editor, PageDocument } from '@solvik/content-schema/editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWorkbenchApi,
  type WorkbenchApi,
} from '../../src/features/workbench/workbenchApi.ts';
import { readConfig } from '../config.ts';
import { serveShop } from '../serveShop.ts';
import { noPictures } from '../testing/noPictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'solvik-workbench-'));
const clock = { now: Date.parse('2026-11-01T10:00:00Z') };
const here = 'http://localhost:3000';
let commerce: Commerce;
let server: FastifyInstance;

const inFour = (text: string) => ({ sv: text, nb: text, da: text, fi: text });
const aPage = (title: string, changes: Partial<PageDocument> = {}): PageDocument => ({
  name: title,
  title: inFour(title),
  description: inFour(title),
  alias: inFour('om-oss'),
  tags: [],
  containers: [],
  ...changes,
});
const publisher: Editor = { name: 'Anna Öst', role: 'publisher', scope: { kind: 'all' } };
const writer: Editor = { name: 'Ida', role: 'writer', scope: { kind: 'all' } };

beforeAll(async () => {
  commerce = await createCommerce({
    dataDir,
    env: {},
    log: () => undefined,
    clock: () => clock.now,
    hasJobs: false,
  });
  await commerce.writeCatalogue({
    categories: [],
    brands: [],
    products: [],
    campaigns: [],
    menus: [],
    pages: [{ ...aPage('Om oss'), key: 'about' }],
  });
  server = await serveShop({
    config: readConfig({ EDITOR_ORIGINS: 'https://cms.example' }),
    commerce,
    pictures: noPictures,
    now: () => new Date(clock.now),
    render:
      async () =>
      async ({ site, preview }) => ({
        kind: 'page',
        status: 200,
        routeName: 'home',
        sources: [],
        isPersonal: false,
        cacheTags: ['content'],
        head: '',
        styles: '',
        sheet: '',
        html: preview ? 'for an editor' : 'for everybody',
        fonts: [],
        state: { site, sites: [], queries: { at: 0, answers: [] }, loaderData: {}, now: '' },
      }),
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
    clientDir: undefined,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function enter(editor: Editor): Promise<string> {
  const { headers } = await server.inject({
    url: `/preview-widgets?loginToken=${await commerce.preview.invite(editor)}`,
    headers: { host: 'localhost:3000' },
  });
  return cookieOf(headers['set-cookie'], 'solvik-preview') ?? '';
}

function cookieOf(given: string | string[] | undefined, name: string): string | undefined {
  return [given ?? []]
    .flat()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];
}

/** The screens' own client, as if it stood in an editor's browser. */
function clientOf(cookie: string): WorkbenchApi {
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const given = Object.fromEntries(new Headers(init?.headers));
    const { statusCode, body, headers } = await server.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      headers: {
        host: 'localhost:3000',
        origin: here,
        'sec-fetch-site': 'same-origin',
        cookie,
        ...given,
      },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };
  return createWorkbenchApi({ fetch });
}

const about = { kind: 'page', key: 'about' } as const;
const link = async (rest = '', editor = publisher) =>
  `/preview-widgets?loginToken=${await commerce.preview.invite(editor)}${rest}`;
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('a login link', () => {
  it('lets in once: the token leaves the address, the session is a cookie that no script reads, the cart is reset', async () => {
    const url = await link();
    const { statusCode, headers } = await get(url);
    expect([
      statusCode,
      headers.location,
      headers['cache-control'],
      headers['x-robots-tag'],
      headers['referrer-policy'],
    ]).toEqual([303, '/preview-widgets', 'no-store', 'noindex', 'no-referrer']);
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(
      cookies.map((cookie) => cookie.replace(/^solvik-preview=[\w.-]+/, 'solvik-preview=…')),
    ).toEqual([
      'solvik-preview=…; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax',
      'ralph-cart=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    const again = await get(url);
    expect([again.statusCode, again.headers.location, again.headers['set-cookie']]).toEqual([
      303,
      '/preview-widgets?refused=token-used',
      undefined,
    ]);
    const backThere = await get(url, { cookie: cookieOf(cookies, 'solvik-preview') ?? '' });
    expect(backThere.headers.location).toBe('/preview-widgets');
  });

  it.each([
    ['&redirect=/om-oss?a=1', '/om-oss?a=1'],
    ['&redirect=%2Fm%C3%A4rken', '/m%C3%A4rken'],
    ['&width=390', '/preview-widgets?width=390'],
    ['&redirect=//evil.example', '/preview-widgets'],
    ['&redirect=https://evil.example', '/preview-widgets'],
    ['&redirect=/\\evil.example', '/preview-widgets'],
    ['&redirect=/.//evil.example', '/preview-widgets'],
    ['&redirect=javascript:alert(1)', '/preview-widgets'],
    ['&redirect=/%0d%0aset-cookie:a=b', '/preview-widgets'],
  ])('with %s leads to %s', async (rest, location) =>
    expect((await get(await link(rest))).headers.location).toBe(location),
  );

  it('is not used up by a browser that looks ahead, or a program that only looks', async () => {
    const url = await link();
    expect((await get(url, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(503);
    expect(
      (await server.inject({ method: 'HEAD', url, headers: { host: 'localhost:3000' } }))
        .statusCode,
    ).toBe(503);
    expect((await get(url)).headers['set-cookie']).toBeDefined();
  });

  it.each([
    ['hello', 'token-malformed'],
    ['', 'token-missing'],
  ])('with the token “%s” leads to the sign-in, which says %s', async (token, code) =>
    expect((await get(`/preview-widgets?loginToken=${token}`)).headers.location).toBe(
      `/preview-widgets?refused=${code}`,
    ),
  );

  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  it('in a frame of a listed site becomes a session of that frame alone, and in another stays unused', async () => {
    const url = await link();
    const refused = await get(url, { ...framed, referer: 'https://evil.example/' });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(refused.body).toBe(
      'The shop may not be framed by https://evil.example. Name its origin in EDITOR_ORIGINS.',
    );
    const { headers } = await get(url, { ...framed, referer: 'https://cms.example/' });
    expect([headers['set-cookie'] ?? []].flat()[0]?.replace(/=[\w.-]+;/, '=…;')).toBe(
      'solvik-preview=…; Path=/; Max-Age=3600; HttpOnly; SameSite=None; Secure; Partitioned',
    );
  });

  it('anywhere else is an address like any other', async () => {
    const url = (await link()).replace('/preview-widgets', '/om-oss');
    expect([(await get(url)).statusCode, (await get(url)).headers['set-cookie']]).toEqual([
      200,
      undefined,
    ]);
  });
});

describe('pages', () => {
  it('are an editor’s own with a session, and everybody’s without', async () => {
    const cookie = await enter(publisher);
    expect((await get('/om-oss')).body).toContain('for everybody');
    const { body, headers } = await get('/om-oss', { cookie });
    expect(body).toContain('for an editor');
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect((await get('/om-oss', { cookie: 'solvik-preview=made.up.one' })).body).toContain(
      'for everybody',
    );
  });
});

describe('the screens', () => {
  it('read, save, publish, schedule and roll back a page', async () => {
    const [anna, ida] = [clientOf(await enter(publisher)), clientOf(await enter(writer))];
    expect(await ida.session()).toMatchObject({
      kind: 'session',
      session: { editor: writer, until: '2026-11-01T11:00:00.000Z' },
    });
    expect(await ida.list()).toMatchObject({
      kind: 'list',
      pages: [{ key: 'about', state: 'published' }],
      menus: { length: 6 },
    });
    expect(
      await ida.save(about, { basedOn: 1, document: aPage('Om Solvik'), note: 'Kortare' }),
    ).toMatchObject({ kind: 'saved', revision: { number: 2, author: 'Ida', note: 'Kortare' } });
    expect(await anna.save(about, { basedOn: 1, document: aPage('Om') })).toMatchObject({
      kind: 'conflict',
      newest: { number: 2, author: 'Ida', document: { name: 'Om Solvik' } },
    });
    expect(await ida.publish(about, { revision: 2, over: 1 })).toEqual({
      kind: 'refused',
      code: 'role',
    });
    expect(await anna.publish(about, { revision: 2, over: null })).toMatchObject({
      kind: 'overtaken',
    });
    expect(await anna.publish(about, { revision: 2, over: 1 })).toMatchObject({
      kind: 'done',
      summary: { published: { revision: 2, by: 'Anna Öst' } },
    });
    expect(await anna.rollBack(about, { revision: 1, over: 2 })).toMatchObject({
      kind: 'done',
      summary: { latest: { number: 3, restoredFrom: 1 } },
    });
    expect(await anna.schedule(about, { revision: 2, at: '2026-11-02T08:00:00Z' })).toMatchObject({
      kind: 'done',
      summary: { scheduled: { revision: 2, at: '2026-11-02T08:00:00.000Z' } },
    });
    expect(await anna.unschedule(about)).toMatchObject({ kind: 'done' });
    expect(await anna.history(about)).toMatchObject({
      kind: 'history',
      revisions: [{ number: 3 }, { number: 2 }, { number: 1 }],
    });
    expect(await anna.read(about, 2)).toMatchObject({
      kind: 'found',
      revision: { number: 2, document: { name: 'Om Solvik' } },
    });
    expect(await anna.read(about, 9)).toEqual({ kind: 'refused', code: 'no-such-revision' });
  });

  it('make, copy and retire pages, and edit menus', async () => {
    const anna = clientOf(await enter(publisher));
    expect(
      await anna.createPage({
        key: 'winter',
        document: aPage('Vinter', { alias: inFour('vinter') }),
      }),
    ).toMatchObject({ kind: 'done', summary: { state: 'draft' } });
    expect(await anna.createPage({ key: 'winter', document: aPage('Vinter') })).toEqual({
      kind: 'refused',
      code: 'key-taken',
    });
    expect(await anna.duplicatePage('winter', { key: 'winter-2', name: 'Vinter 2' })).toMatchObject(
      { kind: 'done', summary: { name: 'Vinter 2' } },
    );
    expect(await anna.retirePage('winter-2', { redirectTo: 'about' })).toMatchObject({
      kind: 'done',
      summary: { state: 'retired' },
    });
    const menu = { kind: 'menu', key: 'top-bar' } as const;
    expect(
      await anna.save(menu, {
        basedOn: 1,
        document: {
          items: [{ key: 'about', label: inFour('Om'), target: { type: 'page', key: 'about' } }],
        },
      }),
    ).toMatchObject({ kind: 'saved', findings: [] });
    expect(await anna.publish(menu, { revision: 2, over: null })).toMatchObject({ kind: 'done' });
  });

  it('hear who else is there', async () => {
    const [anna, ida] = [clientOf(await enter(publisher)), clientOf(await enter(writer))];
    await anna.stay(about);
    clock.now += 1000;
    expect(await ida.stay(about)).toMatchObject({
      kind: 'open',
      open: [{ name: 'Anna Öst' }, { name: 'Ida' }],
    });
    expect(await anna.leave(about)).toEqual({ kind: 'done' });
    expect(await ida.read(about)).toMatchObject({ summary: { open: [{ name: 'Ida' }] } });
  });

  it('are signed out on every node, and when the hour is over', async () => {
    const cookie = await enter(writer);
    const ida = clientOf(cookie);
    expect(await ida.signOut()).toEqual({ kind: 'done' });
    expect(await ida.list()).toEqual({ kind: 'signed-out', code: 'session-ended' });
    expect((await get('/om-oss', { cookie })).body).toContain('for everybody');
    const anna = clientOf(await enter(publisher));
    clock.now += 3_601_000;
    expect(await anna.list()).toEqual({ kind: 'signed-out', code: 'token-expired' });
  });
});

describe('whoever is not let in', () => {
  const ask = (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>>,
    payload?: string,
  ) =>
    server.inject({
      method,
      url: `/api/workbench${path}`,
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      ...(payload !== undefined && { payload }),
    });

  it.each<['GET' | 'PUT' | 'POST', string]>([
    ['GET', '/session'],
    ['GET', '/contents'],
    ['GET', '/page/about'],
    ['GET', '/events'],
    ['PUT', '/page/about'],
    ['POST', '/page/about/publish'],
    ['POST', '/page'],
  ])('gets nothing of %s %s, and nobody keeps the answer', async (method, path) => {
    const { statusCode, headers, json } = await ask(method, path, {});
    expect([statusCode, json(), headers['cache-control'], headers['x-robots-tag']]).toEqual([
      401,
      { kind: 'signed-out', code: 'token-missing' },
      'no-store',
      'noindex',
    ]);
  });

  it.each<Readonly<Record<string, string>>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://no.localhost:3000' },
    { origin: 'null' },
    { origin: 'https://cms.example' },
  ])('acts for no editor from elsewhere: %j', async (headers) => {
    const cookie = await enter(publisher);
    const { statusCode, json } = await ask(
      'POST',
      '/page/about/publish',
      { cookie, ...headers },
      '{"revision":1,"over":3}',
    );
    expect([statusCode, json()]).toEqual([403, { kind: 'refused', code: 'foreign-request' }]);
  });

  it.each<['GET' | 'PUT' | 'POST', string, string | undefined, number, string]>([
    ['PUT', '/page/about', '', 400, 'bad-request'],
    ['PUT', '/page/about', '{', 400, 'bad-request'],
    ['PUT', '/page/about', '[]', 400, 'bad-request'],
    ['PUT', '/page/about', '{"basedOn":"1","document":{}}', 400, 'bad-request'],
    ['PUT', '/page/about', '{"basedOn":1e99,"document":{}}', 400, 'bad-request'],
    ['PUT', '/page/about', '{"basedOn":1}', 422, 'unreadable'],
    ['PUT', '/page/about', '{"basedOn":1,"document":{},"__proto__":{"a":1}}', 422, 'unreadable'],
    [
      'PUT',
      '/page/about',
      `{"basedOn":1,"document":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
      422,
      'unreadable',
    ],
    [
      'PUT',
      '/page/about',
      `{"basedOn":1,"document":"${'x'.repeat(1024 * 1024)}"}`,
      413,
      'too-large',
    ],
    [
      'PUT',
      '/page/nobody',
      '{"basedOn":1,"document":{"name":"A","title":{},"alias":{"sv":"a"},"tags":[],"containers":[]}}',
      404,
      'unknown',
    ],
    ['PUT', '/product/about', '{"basedOn":1,"document":{}}', 404, 'unknown'],
    ['GET', '/page/about?revision=-1', undefined, 404, 'no-such-revision'],
    ['GET', '/page/about?revision=99999999999', undefined, 404, 'no-such-revision'],
    ['GET', `/page/${'x'.repeat(90)}`, undefined, 404, 'unknown'],
    ['GET', '/page/a%00b', undefined, 404, 'unknown'],
    ['GET', '/page/..%2F..%2Fetc', undefined, 404, 'unknown'],
    ['POST', '/page/about/publish', '{"revision":2}', 400, 'bad-request'],
    ['POST', '/page/about/publish', '{"revision":2,"over":{}}', 400, 'bad-request'],
    ['PUT', '/page/about/schedule', '{"revision":2,"at":"yesterday"}', 422, 'moment-over'],
    ['POST', '/page', '{"key":"../x","document":{}}', 422, 'bad-key'],
    ['POST', '/page', '{"key":7,"document":{}}', 400, 'bad-request'],
    ['POST', '/page/about/retire', '{"redirectTo":"//evil.example"}', 422, 'bad-redirect'],
    ['POST', '/page/about/retire', '{"redirectTo":["a"]}', 400, 'bad-request'],
  ])('%s %s with bad input is refused (%#)', async (method, path, payload, status, code) => {
    const { statusCode, json } = await ask(
      method,
      path,
      { cookie: await enter(publisher) },
      payload,
    );
    expect([statusCode, json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('sends no plain form for an editor', async () => {
    const { statusCode } = await ask(
      'POST',
      '/page/about/publish',
      { cookie: await enter(publisher), 'content-type': 'text/plain' },
      '{"revision":1,"over":3}',
    );
    expect(statusCode).toBe(400);
  });
});

describe('a screen that listens', () => {
  it('hears of changes by others that its session reaches, and ends when the server does', async () => {
    const other = await commerce.desk.createPage(writer, {
      key: 'spring',
      document: aPage('Vår', { alias: inFour('var') }),
    });
    expect(other.kind).toBe('done');
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const cookie = await enter({ ...writer, scope: { kind: 'page', key: 'about' } });
    const response = await fetch(`${address}/api/workbench/events`, { headers: { cookie } });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
    const heard: DeskEvent[] = [];
    const reading = (async () => {
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        for (const [, data = ''] of piece.matchAll(/^data: (.*)$/gm))
          heard.push(JSON.parse(data) as DeskEvent);
      }
    })();
    const { desk } = commerce;
    await desk.save(
      writer,
      { kind: 'page', key: 'spring' },
      { basedOn: 1, document: aPage('Vår 2', { alias: inFour('var') }) },
    );
    await desk.save(writer, about, { basedOn: 3, document: aPage('Om oss 4') });
    await expect.poll(() => heard).toEqual([{ kind: 'changed', content: about }]);
    await server.close();
    await reading;
  });
});
