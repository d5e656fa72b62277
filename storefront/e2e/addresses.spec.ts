/**
 * Every address of the specification responds as specified: a page, an explicit "not here yet", or
 * not found.
 */
import { writeAddress } from '@solvik/addresses';
import { expect, test } from '@playwright/test';
import { sites } from './sites.ts';

const locales = { se: 'sv', no: 'nb', dk: 'da', fi: 'fi' } as const;

const notYet = [
  'accountOrders',
  'accountSettings',
  'accountBalance',
  'accountMembership',
  'account',
  'resetPassword',
  'invoices',
  'registerReturn',
  'memberClub',
] as const;
const shown = [
  'home',
  'cart',
  'brands',
  'bestSellers',
  'comingSoon',
  'newProducts',
  'style',
  'previewWidgets',
] as const;

for (const site of sites) {
  test(`the addresses of ${site.channel} respond with their status and language`, async ({
    request,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    const get = (path: string) =>
      request.get(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `${site.host}:${port}` },
        maxRedirects: 0,
      });
    const locale = locales[site.channel];
    for (const route of shown) {
      const response = await get(encodeURI(writeAddress(route, locale)));
      expect([route, response.status()]).toEqual([route, 200]);
      expect(await response.text()).toContain(
        `<html lang="${site.lang}" data-channel="${site.channel}">`,
      );
    }
    for (const route of notYet)
      expect([route, (await get(encodeURI(writeAddress(route, locale)))).status()]).toEqual([
        route,
        501,
      ]);
    for (const path of [
      '/404',
      '/nowhere-at-all',
      '/p/nothing',
      '/c/nothing',
      '/b/nothing',
      '/a/b/c/d',
      `${site.category}?page=9999`,
    ])
      expect([path, (await get(path)).status()]).toEqual([path, 404]);
    expect(
      (await get(encodeURI(writeAddress('checkout', locale)))).headers()['location'],
    ).toContain(encodeURI(writeAddress('cart', locale)));
  });

  test(`menus and footer of ${site.channel} link only to pages that exist`, async ({
    page,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://${site.host}:${port}/`);
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((found) =>
        found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    const own = [...new Set(links)].filter(
      (link) => link.startsWith(`http://${site.host}:${port}/`) && !link.includes('#'),
    );
    expect(own.length).toBeGreaterThan(12);
    for (const link of own) {
      const response = await page.request.get(`http://127.0.0.1:${port}${new URL(link).pathname}`, {
        headers: { host: `${site.host}:${port}` },
      });
      expect([link, response.status()]).toEqual([link, 200]);
    }
  });
}

test('an address in another language’s words redirects to this one', async ({ request }) => {
  const response = await request.get('/m%C3%A6rker', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([301, encodeURI('/märken')]);
});

test('a page of content names its addresses in all languages, each of which names it', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const alternates = async (url: string): Promise<Record<string, string>> => {
    const { host, pathname } = new URL(url);
    const response = await request.get(`http://127.0.0.1:${port}${pathname}`, {
      headers: { host },
    });
    expect(response.status()).toBe(200);
    const links = (await response.text()).matchAll(/<link[^>]*hreflang="([^"]+)"[^>]*>/g);
    return Object.fromEntries(
      Array.from(links, ([tag, lang = '']) => [lang, /href="([^"]+)"/.exec(tag)?.[1] ?? '']),
    );
  };
  const swedish = await alternates(`http://localhost:${port}/kopvillkor`);
  expect(Object.keys(swedish).filter((lang) => lang !== 'x-default')).toEqual(
    sites.map(({ lang }) => expect.stringMatching(new RegExp(`^${lang}`))),
  );
  for (const [lang, url] of Object.entries(swedish))
    if (lang !== 'x-default') expect(await alternates(url)).toEqual(swedish);
});

test('/list without a name is the page to search from', async ({ request }) => {
  const response = await request.get('/list', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/s']);
});

test('requests with a forged host or a cross-site form are refused', async ({ request }) => {
  const forged = await request.get('/', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(await forged.text()).not.toContain('evil.example');
  const foreign = await request.post('/varukorg', {
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    data: 'skuId=1',
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
});

test('hostile addresses are not found and break nothing', async ({ request }) => {
  for (const [path, status] of [
    ['/p/%00', 404],
    ['/s/50%25', 200],
    ['/s/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
    ['/c/dam?page=abc&brands=%7E', 200],
    ['/s/a%2Fb', 200],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    expect(await response.text()).not.toContain('<script>alert');
  }
});
