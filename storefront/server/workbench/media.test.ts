/** The media library over HTTP, on the whole server and its own database. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Commerce, createCommerce } from '@solvik/commerce';
import { type Editor, maxUploadBytes } from '@solvik/content-schema/editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkbenchApi } from '@solvik/workbench/api';
import { readConfig } from '../config.ts';
import { serveShop } from '../serveShop.ts';
import { noPictures } from '../testing/noPictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'solvik-media-'));
const now = Date.parse('2026-11-01T10:00:00Z');
const here = 'http://localhost:3000';
let commerce: Commerce;
let server: FastifyInstance;
const publisher: Editor = { name: 'Anna', role: 'publisher', scope: { kind: 'all' } };
const writer: Editor = { name: 'Ida', role: 'writer', scope: { kind: 'all' } };
/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

beforeAll(async () => {
  commerce = await createCommerce({
    dataDir,
    env: {},
    log: () => undefined,
    clock: () => now,
    hasJobs: false,
  });
  await commerce.writeCatalogue({
    categories: [],
    brands: [],
    products: [],
    campaigns: [],
    menus: [],
    pages: [],
  });
  server = await serveShop({
    config: readConfig({}),
    commerce,
    now: () => new Date(now),
    clientDir: undefined,
    pictures: noPictures,
    render: async () => async () => {
      throw new Error('No page is requested here.');
    },
    assets: () => ({ entry: '/entry.js', preloads: [], stylesheets: [] }),
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
  return [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
}

const upload = (
  cookie: string,
  payload: Buffer | string,
  { name = 'Pixel.png', ...headers }: Readonly<Record<string, string>> = {},
) =>
  server.inject({
    method: 'POST',
    url: `/api/workbench/media?name=${encodeURIComponent(name)}`,
    headers: {
      host: 'localhost:3000',
      origin: here,
      'sec-fetch-site': 'same-origin',
      'content-type': 'image/png',
      cookie,
      ...headers,
    },
    payload,
  });

/** The screens' own client, as in an editor's browser. */
function libraryOf(cookie: string) {
  return createWorkbenchApi({
    fetch: async (input, init) => {
      const { statusCode, body } = await server.inject({
        method: (init?.method ?? 'GET') as 'GET',
        url: input instanceof Request ? input.url : input.toString(),
        headers: {
          host: 'localhost:3000',
          origin: here,
          cookie,
          ...Object.fromEntries(new Headers(init?.headers)),
        },
        ...(typeof init?.body === 'string' && { payload: init.body }),
      });
      return new Response(body, { status: statusCode });
    },
  }).media;
}
const storedFiles = () => readdirSync(join(dataDir, 'pictures'));

describe('an editor', () => {
  it('uploads a picture, finds it, describes it and removes it', async () => {
    const [anna, ida] = [libraryOf(await enter(publisher)), libraryOf(await enter(writer))];
    const sent = await upload(await enter(writer), pixel);
    expect([sent.statusCode, sent.headers['cache-control'], sent.json()]).toMatchObject([
      200,
      'no-store',
      {
        kind: 'kept',
        isNew: true,
        picture: { name: 'Pixel.png', size: { width: 1, height: 1 }, addedBy: 'Ida' },
      },
    ]);
    const { file } = sent.json<{ picture: { file: string } }>().picture;
    expect(await ida.list({ words: 'pixel', page: 1 })).toMatchObject({
      kind: 'media',
      total: 1,
      pages: 1,
      pictures: [{ file }],
    });
    expect(
      await ida.describe(file, { alt: { sv: 'En prick' }, focalPoint: { x: 0, y: 1 } }),
    ).toMatchObject({ kind: 'described', picture: { alt: { sv: 'En prick' } } });
    expect(await ida.read(file)).toMatchObject({
      kind: 'picture',
      picture: { focalPoint: { x: 0, y: 1 } },
      uses: [],
      elsewhere: 0,
    });
    expect(
      (
        await server.inject({
          url: `/images/${file}?width=10`,
          headers: { host: 'localhost:3000' },
        })
      ).statusCode,
    ).toBe(200);
    expect(await ida.remove(file)).toEqual({ kind: 'refused', code: 'role' });
    expect(await anna.remove(file)).toEqual({ kind: 'done' });
    expect(await anna.read(file)).toEqual({ kind: 'refused', code: 'unknown' });
  });
});

describe('a file that is not a picture', () => {
  it.each<[string, Buffer | string, Readonly<Record<string, string>>, number, string]>([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      { 'content-type': 'image/svg+xml' },
      415,
      'picture-drawing',
    ],
    ['an SVG named PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', {}, 415, 'picture-drawing'],
    ['a video', 'GIF89a', { 'content-type': 'image/gif' }, 415, 'picture-kind'],
    ['half a picture', pixel.subarray(0, 40), {}, 422, 'picture-broken'],
    ['nothing', '', {}, 415, 'picture-kind'],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'bad-request'],
    ['text', 'hello', { 'content-type': 'text/plain' }, 400, 'bad-request'],
    ['a picture without a name', pixel, { name: '' }, 400, 'bad-request'],
    ['a picture over the size limit', Buffer.alloc(maxUploadBytes + 1), {}, 413, 'too-large'],
  ])('%s is refused, and nothing is stored', async (_what, payload, headers, status, code) => {
    const before = storedFiles();
    const response = await upload(await enter(writer), payload, headers);
    expect([response.statusCode, response.json()]).toEqual([status, { kind: 'refused', code }]);
    expect(storedFiles()).toEqual(before);
  });

  it('does not affect other endpoints, which read text up to a megabyte', async () => {
    const { statusCode, json } = await server.inject({
      method: 'POST',
      url: '/api/workbench/page',
      headers: { host: 'localhost:3000', cookie: await enter(writer), 'content-type': 'image/png' },
      payload: Buffer.alloc(2_000_000),
    });
    expect([statusCode, json()]).toEqual([413, { kind: 'refused', code: 'too-large' }]);
  });
});

describe('a request without access', () => {
  it.each<['GET' | 'PUT' | 'POST' | 'DELETE', string]>([
    ['GET', ''],
    ['POST', '?name=a.png'],
    ['GET', '/a.png'],
    ['PUT', '/a.png'],
    ['DELETE', '/a.png'],
  ])('is refused %s /media%s', async (method, path) => {
    const { statusCode, json } = await server.inject({
      method,
      url: `/api/workbench/media${path}`,
      headers: { host: 'localhost:3000', 'content-type': 'image/png' },
      ...(method === 'POST' && { payload: pixel }),
    });
    expect([statusCode, json()]).toEqual([401, { kind: 'signed-out', code: 'token-missing' }]);
  });

  it('cannot upload in an editor’s name from another site', async () => {
    const before = storedFiles();
    const response = await upload(await enter(writer), pixel, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { kind: 'refused', code: 'foreign-request' },
    ]);
    expect(storedFiles()).toEqual(before);
  });

  it('is refused before its body is read', async () => {
    expect((await upload('', Buffer.alloc(maxUploadBytes + 1))).statusCode).toBe(401);
  });

  it('cannot upload with a session that is read-only in the channel', async () => {
    const cookie = await enter({
      name: 'Fi',
      role: 'publisher',
      scope: { kind: 'channel', channel: 'fi' },
    });
    expect((await upload(cookie, pixel)).json()).toEqual({ kind: 'refused', code: 'scope' });
  });
});
