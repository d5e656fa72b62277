import type { Log } from '@solvik/commerce';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerErrorLog } from './errorLog.ts';

let server: FastifyInstance;
let lines: Record<'level' | 'message' | 'details', Parameters<Log>[number]>[] = [];
beforeEach(async () => {
  lines = [];
  server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  await registerErrorLog(server, {
    origins: ['http://shop.example'],
    log: (level, message, details) => lines.push({ level, message, details }),
    limits: { visitor: 3, all: 5 },
  });
});
afterEach(() => server.close());

const put = async (
  payload: string,
  {
    headers = {},
    from = '10.0.0.1',
  }: { readonly headers?: Readonly<Record<string, string>>; readonly from?: string } = {},
) =>
  (
    await server.inject({
      method: 'PUT',
      url: '/api/log-error',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
      remoteAddress: from,
    })
  ).statusCode;

it('a browser’s report is logged with all of its fields, and nothing else', async () => {
  const report = {
    type: 'TypeError',
    message: 'x',
    stack: 'at y',
    component: 'Card',
    info: 'press',
    url: '/c/dam',
    userAgent: 'Firefox',
  };
  expect(await put(JSON.stringify({ ...report, password: 'hunter2' }))).toBe(204);
  expect(lines).toEqual([
    { level: 'error', message: 'A browser reported an error', details: { visitor: report } },
  ]);
});

it('addresses in a browser’s report are logged without secrets', async () => {
  const address = 'https://shop.example/checkout/confirm?order=0d9f8a52&page=2';
  await put(
    JSON.stringify({
      url: address,
      message: `${address} failed`,
      stack: `f@${address}:1:2`,
      userAgent: 'Firefox',
    }),
  );
  const logged = 'https://shop.example/checkout/confirm?order=***&page=2';
  expect(lines[0]?.details).toEqual({
    visitor: {
      url: logged,
      message: `${logged} failed`,
      stack: expect.stringContaining(`f@${logged}`),
      userAgent: 'Firefox',
    },
  });
});

it('a log line has a bounded length, and a field that is not text is omitted', async () => {
  await put(JSON.stringify({ type: 'Error', message: 'x'.repeat(100_000), stack: 7 }));
  expect(lines[0]?.details).toEqual({ visitor: { type: 'Error', message: expect.any(String) } });
  expect(JSON.stringify(lines[0]?.details).length).toBeLessThan(5000);
});

it.each(['', 'no json', '7', 'null'])('%j is refused', async (payload) => {
  expect(await put(payload)).toBe(400);
  expect(lines).toEqual([]);
});

it('a body far longer than any report is refused', async () =>
  expect(await put(JSON.stringify({ message: 'x'.repeat(300_000) }))).toBe(413));

it.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }, 204],
])('reports are accepted only from the shop’s pages (%o)', async (headers, status) => {
  expect(await put('{}', { headers })).toBe(status);
  expect(lines).toHaveLength(status === 204 ? 1 : 0);
});

it('the log is limited per visitor and in total', async () => {
  const statuses = [];
  for (const from of ['a', 'a', 'a', 'a', 'b', 'c', 'd']) statuses.push(await put('{}', { from }));
  expect(statuses).toEqual([204, 204, 204, 429, 204, 204, 429]);
});
