/** Login links over HTTP, on the whole server. */
import { describe, expect, it } from 'vitest';
import {
  server,
  publisher,
  enter,
  cookieOf,
  link,
  get,
  servesWorkbench,
} from '../testing/workbenchServer.ts';

servesWorkbench();

describe('a login link', () => {
  it('signs in once: the token leaves the address, the session is an HttpOnly cookie, the cart is reset', async () => {
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
  ])('with %s redirects to %s', async (rest, location) =>
    expect((await get(await link(rest))).headers.location).toBe(location),
  );

  it('is not consumed by a prefetch or a link preview', async () => {
    const url = await link();
    expect((await get(url, { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(503);
    expect(
      (await server.inject({ method: 'HEAD', url, headers: { host: 'localhost:3000' } }))
        .statusCode,
    ).toBe(503);
    expect(cookieOf((await get(url)).headers['set-cookie'], 'solvik-preview')).toMatch(/=./);
  });

  it.each([
    ['hello', 'token-malformed'],
    ['', 'token-missing'],
  ])('with the token “%s” redirects to the sign-in, with the reason %s', async (token, code) =>
    expect((await get(`/preview-widgets?loginToken=${token}`)).headers.location).toBe(
      `/preview-widgets?refused=${code}`,
    ),
  );

  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  it('in a listed site’s frame creates a session for that frame only, and is not consumed in another frame', async () => {
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

  it('at any other address is a plain address', async () => {
    const url = (await link()).replace('/preview-widgets', '/om-oss');
    expect([(await get(url)).statusCode, (await get(url)).headers['set-cookie']]).toEqual([
      200,
      undefined,
    ]);
  });
});

describe('pages', () => {
  it('are the editor’s own with a session, and shared without one', async () => {
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
