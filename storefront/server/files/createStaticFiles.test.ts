import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../requests/createHttpServer.ts';
import { createStaticFiles } from './createStaticFiles.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'solvik-client-'));
const script = `export const words = ${JSON.stringify('kappa '.repeat(500))};`;
mkdirSync(join(clientDir, 'assets'));
mkdirSync(join(clientDir, '.vite'));
writeFileSync(join(clientDir, '.vite/manifest.json'), '{"words":1}');
writeFileSync(join(clientDir, 'assets/entry-1a2b.js'), script);
writeFileSync(join(clientDir, 'assets/entry-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(clientDir, 'assets/gone-1a2b.js'), script);
writeFileSync(join(clientDir, 'film.webm'), 'abcdefghij');

const errors: unknown[] = [];
const files = createStaticFiles(clientDir, (error) => errors.push(error));
const server = createHttpServer((_request, response) => response.writeHead(200).end('a page'), {
  fastPaths: [files.serve],
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(clientDir, { recursive: true });
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const sendRequest = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) =>
  new Promise<Answered>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject).end();
  });

describe('a file of the build', () => {
  it('carries what a file needs and nothing else', async () => {
    const { status, headers, body } = await sendRequest('/assets/entry-1a2b.js?v=1', {
      'accept-encoding': 'br',
    });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, script]);
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'date',
      'keep-alive',
      'vary',
      'x-content-type-options',
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('is sent plain if that encoding does not exist', async () => {
    const { headers, body } = await sendRequest('/assets/entry-1a2b.js', {
      'accept-encoding': 'gzip',
    });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, script]);
  });

  it('missing from a newer build is not answered with a page', async () => {
    const { status, headers } = await sendRequest('/assets/entry-old.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/entry-1a2b.js.br',
    '/assets/../assets/entry-1a2b.js',
    '/none',
  ])('is not reachable by another path (%s)', async (path) =>
    expect((await sendRequest(path)).body.toString()).not.toContain('words'),
  );

  it('answers HEAD, and refuses other methods', async () => {
    const { headers, body } = await sendRequest('/assets/entry-1a2b.js', {}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(script.length), 0]);
    expect((await sendRequest('/assets/entry-1a2b.js', {}, 'POST')).body.toString()).toBe('a page');
  });

  it('deleted since the start is logged as an error', async () => {
    rmSync(join(clientDir, 'assets/gone-1a2b.js'));
    expect((await sendRequest('/assets/gone-1a2b.js')).status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  it('that is a video is sent in ranges, and not again to a client that has it', async () => {
    const part = await sendRequest('/film.webm', { range: 'bytes=2-4' });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      'cde',
      'bytes 2-4/10',
    ]);
    expect((await sendRequest('/film.webm', { range: 'bytes=10-' })).status).toBe(416);
    expect(
      (await sendRequest('/film.webm', { 'if-none-match': part.headers.etag ?? '' })).status,
    ).toBe(304);
  });
});
