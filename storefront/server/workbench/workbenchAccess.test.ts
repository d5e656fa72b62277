/** Requests to the editors’ endpoints without access or with bad input, on the whole server. */
import { describe, expect, it } from 'vitest';
import { server, publisher, enter, servesWorkbench } from '../testing/workbenchServer.ts';

servesWorkbench();

describe('a request without access', () => {
  const request = (
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
  ])('is refused %s %s, and the response is not cached', async (method, path) => {
    const { statusCode, headers, json } = await request(method, path, {});
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
  ])('cannot act in an editor’s name from another site: %j', async (headers) => {
    const cookie = await enter(publisher);
    const { statusCode, json } = await request(
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
    const { statusCode, json } = await request(
      method,
      path,
      { cookie: await enter(publisher) },
      payload,
    );
    expect([statusCode, json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('cannot send a plain form in an editor’s name', async () => {
    const { statusCode } = await request(
      'POST',
      '/page/about/publish',
      { cookie: await enter(publisher), 'content-type': 'text/plain' },
      '{"revision":1,"over":3}',
    );
    expect(statusCode).toBe(400);
  });
});
