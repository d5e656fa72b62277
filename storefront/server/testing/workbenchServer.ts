/** The whole server with editors and one page, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Commerce, createCommerce } from '@solvik/commerce';
import type { Editor, PageDocument } from '@solvik/content-schema/editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createWorkbenchApi, type WorkbenchApi } from '@solvik/workbench/api';
import { readConfig } from '../config.ts';
import { serveShop } from '../serveShop.ts';
import { noPictures } from './noPictures.ts';

export const clock = { now: Date.parse('2026-11-01T10:00:00Z') };
export const here = 'http://localhost:3000';
export let commerce: Commerce;
export let server: FastifyInstance;

export const inAllLanguages = (text: string) => ({ sv: text, nb: text, da: text, fi: text });
export const examplePage = (title: string, changes: Partial<PageDocument> = {}): PageDocument => ({
  name: title,
  title: inAllLanguages(title),
  description: inAllLanguages(title),
  alias: inAllLanguages('om-oss'),
  tags: [],
  containers: [],
  ...changes,
});
export const publisher: Editor = { name: 'Anna Öst', role: 'publisher', scope: { kind: 'all' } };
export const writer: Editor = { name: 'Ida', role: 'writer', scope: { kind: 'all' } };

/** Starts the server before the tests of the calling file, and closes it after them. */
export function servesWorkbench(): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'solvik-workbench-'));
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
      pages: [{ ...examplePage('Om oss'), key: 'about' }],
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
}

export async function enter(editor: Editor): Promise<string> {
  const { headers } = await server.inject({
    url: `/preview-widgets?loginToken=${await commerce.preview.invite(editor)}`,
    headers: { host: 'localhost:3000' },
  });
  return cookieOf(headers['set-cookie'], 'solvik-preview') ?? '';
}

export function cookieOf(header: string | string[] | undefined, name: string): string | undefined {
  return [header ?? []]
    .flat()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];
}

/** The screens' own client, as in an editor's browser. */
export function clientOf(cookie: string): WorkbenchApi {
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const sent = Object.fromEntries(new Headers(init?.headers));
    const { statusCode, body, headers } = await server.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      headers: {
        host: 'localhost:3000',
        origin: here,
        'sec-fetch-site': 'same-origin',
        cookie,
        ...sent,
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

export const about = { kind: 'page', key: 'about' } as const;
export const link = async (rest = '', editor = publisher) =>
  `/preview-widgets?loginToken=${await commerce.preview.invite(editor)}${rest}`;
export const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers } });
