import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerErrorLog } from './errorLog.ts';

let server: FastifyInstance;
let lines: { readonly level: string; readonly message: string; readonly details: object }[] = [];
beforeEach(() => {
  lines = [];
  server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  registerErrorLog(server, (level, message, details) => lines.push({ level, message, details }));
});
afterEach(() => server.close());

const put = async (payload: string) => (await server.inject({ method: 'PUT', url: '/api/log-error', headers: { 'content-type': 'application/json' }, payload })).statusCode;

it('what a browser met is logged with all that it tells, and nothing else', async () => {
  const told = { type: 'TypeError', message: 'x', stack: 'at y', component: 'Card', info: 'press', url: '/c/dam', userAgent: 'Firefox' };
  expect(await put(JSON.stringify({ ...told, password: 'hunter2' }))).toBe(204);
  expect(lines).toEqual([{ level: 'error', message: 'A visitor met an error', details: told }]);
});

it('a log line has a bounded length, and a field that is no text is left out', async () => {
  await put(JSON.stringify({ type: 'Error', message: 'x'.repeat(100_000), stack: 7 }));
  expect(Object.keys(lines[0]?.details ?? {})).toEqual(['type', 'message']);
  expect(JSON.stringify(lines[0]?.details).length).toBeLessThan(5000);
});

it.each(['', 'no json', '7', 'null'])('%j is refused', async (payload) => {
  expect(await put(payload)).toBe(400);
  expect(lines).toEqual([]);
});
