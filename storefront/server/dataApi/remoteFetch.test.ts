/** Uses a server that records its requests. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteFetch } from './remoteFetch.ts';

const received: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  received.push(request.headers);
  if (request.url === '/moved') response.writeHead(307, { location: '/graphql' }).end();
  else response.end('{}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
});
afterAll(() => server.close());

const call = (path: string) =>
  new Request(`${origin}${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-apikey': 'key', 'x-preview-session': 'token' },
  });

it('a remote Data API receives the key, but no editor’s session', async () => {
  expect((await remoteFetch(call('/graphql'))).status).toBe(200);
  expect(received.at(-1)).toMatchObject({ 'x-apikey': 'key' });
  expect(received.at(-1)).not.toHaveProperty('x-preview-session');
});

it('redirects are not followed, as they would leak the key', async () => {
  const { length } = received;
  await expect(remoteFetch(call('/moved'))).rejects.toThrow(TypeError);
  expect(received).toHaveLength(length + 1);
});
