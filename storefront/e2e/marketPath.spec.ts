/**
 * Markets in the path, `/no/nb/…`, on a separate shop: every link, price, redirect and the cart
 * keep their market.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isReady } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { type SeparateShop, startSeparateShop } from './steps/separateShop.ts';

let shop: SeparateShop | undefined;
let origin = '';
const dataDir = mkdtempSync(join(tmpdir(), 'path-markets-'));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startSeparateShop({ dataDir, settings: { MARKET_ROUTING: 'path' } });
  origin = `http://localhost:${shop.port}`;
});

test.afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('redirects put market before language, preserve the query, and never loop', async ({
  request,
}) => {
  const redirectOf = async (path: string) => {
    const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };
  expect(await redirectOf('/?a=1')).toEqual([302, '/se/sv?a=1']);
  expect(await redirectOf('/no?a=1&b=%3F')).toEqual([302, '/no/nb?a=1&b=%3F']);
  expect(await redirectOf('/nb/no/kassen?x=y?z')).toEqual([302, '/no/nb/kassen?x=y?z']);
  expect(await redirectOf('/no/sv/nyheter')).toEqual([302, '/no/nb/nyheter']);
  expect(await redirectOf('/xx/nb/nyheter')).toEqual([302, '/se/sv/nyheter']);
  expect(await redirectOf('/xx/nyheter/?a=1')).toEqual([302, '/se/sv/nyheter?a=1']);
  expect(await redirectOf('/no/sv/märken/?a=1')).toEqual([302, '/no/nb/merker?a=1']);
  expect(await redirectOf('/no/nb/q/w/e?a=1')).toEqual([302, '/no/nb?a=1']);
  expect(await redirectOf('/no/nb/nyheder?q=1')).toEqual([301, '/no/nb/nyheter?q=1']);
  expect(await redirectOf('/se/sv/kassan')).toEqual([302, '/se/sv/varukorg']);
  expect(await redirectOf('/se/sv/c/dame?sort=PRICE')).toEqual([301, '/se/sv/c/dam?sort=PRICE']);
  expect(await redirectOf('/no/nb/s?q=kjole')).toEqual([303, '/no/nb/s/kjole']);
  const form = await request.post(`${origin}/no/nb/handlekurv`, {
    form: { from: '/p/vesker/en' },
    maxRedirects: 0,
  });
  expect([form.status(), form.headers()['location']]).toEqual([
    303,
    '/no/nb/p/vesker/en?missing=size#buy',
  ]);
  for (const path of [
    '/se/sv/',
    '/no/nb/nyheter/',
    '/fi/fi/',
    '/no/',
    '/se/sv/c/dam/',
    '//',
    '/se//sv',
  ]) {
    const response = await request.get(`${origin}${path}`);
    expect([path, response.status()]).toEqual([path, 200]);
  }
});

test('a list in another market’s path shows that market’s prices', async ({ page, request }) => {
  await page.goto(`${origin}/no/nb/c/dame`);
  const first = page.locator('main [data-product]').first();
  const id = Number(await first.getAttribute('data-product'));
  const priceIn = async (market: string, language: string) => {
    const where = `channelId: "${market}", languageId: "${language}", marketId: "${market}"`;
    const query = `{ product(productId: ${id}, ${where}) { unitPrice { sellingPriceIncVat sellingPriceIncVatFormatted } } }`;
    const response = await request.post(`${origin}/graphql`, { data: { query } });
    const { data } = (await response.json()) as {
      readonly data: {
        readonly product: {
          readonly unitPrice: {
            readonly sellingPriceIncVat: number;
            readonly sellingPriceIncVatFormatted: string;
          };
        };
      };
    };
    return data.product.unitPrice;
  };
  const [norwegian, swedish] = [await priceIn('no', 'nb-NO'), await priceIn('se', 'sv-SE')];
  expect(norwegian.sellingPriceIncVat).not.toBe(swedish.sellingPriceIncVat);
  await expect(first.locator('[data-vat-amount=inc]').first()).toHaveText(
    norwegian.sellingPriceIncVatFormatted.replaceAll('\u00a0', ' '),
  );
});

test('an unknown market is logged as an error', async ({ request }) => {
  await request.get(`${origin}/zz/nb/nyheter`);
  await expect(() => {
    const lines = (shop?.logged() ?? '')
      .split('\n')
      .filter((line) => line.includes('"Unknown market alias"') && line.includes('"zz"'));
    expect(lines.map((line) => (JSON.parse(line) as { readonly level: string }).level)).toEqual([
      'error',
    ]);
  }).toPass();
});

test('a hash survives the redirect to the market', async ({ page }) => {
  await page.goto(`${origin}/no?a=1#markets`);
  expect(page.url()).toBe(`${origin}/no/nb?a=1#markets`);
  await expect(page.locator('#markets')).toBeInViewport();
});

test('links, prices, search, cart and checkout preserve the market, and the country can be changed on the same page', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await page.goto(`${origin}/no/nb/c/dame`);
  await isReady(page);
  const hrefs = await page
    .locator('header a, main a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const inside = hrefs.filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(40);
  expect(inside.filter((href) => !href.startsWith('/no/nb'))).toEqual([]);
  await expect(page.locator('main [data-vat-amount=inc]').first()).toHaveText(/kr$/);

  await page.getByRole('combobox').selectOption('PRICE');
  await expect(page).toHaveURL(`${origin}/no/nb/c/dame?sort=PRICE`);
  const field = page.locator('header form input').first();
  await field.fill('kjole');
  await field.press('Enter');
  await expect(page).toHaveURL(`${origin}/no/nb/s/kjole`);

  await page.goto(`${origin}/no/nb/c/vesker`);
  await isReady(page);
  const cards = page.locator('main [data-product] a[href*="/p/"]');
  const siteLinks = await cards.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of siteLinks) {
    await page.goto(`${origin}${href}`);
    await isReady(page);
    const add = page.locator('form[method=post] button[type=submit]');
    const size = page
      .locator('label:not([data-is-sold-out]) > input[name=skuId][type=radio]')
      .first();
    if ((await size.count()) > 0) await size.locator('..').click();
    if ((await add.count()) > 0) break;
  }
  await page.locator('form[method=post] button[type=submit]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Til kassen' }).click();
  await expect(page).toHaveURL(`${origin}/no/nb/kassen`);
  await expect(page.locator('input[name=email]')).toBeVisible();
  await page.reload();
  await expect(page.locator('input[name=email]')).toBeVisible();

  await page.goto(`${origin}/no/nb/handlekurv`);
  await isReady(page);
  await page.locator('#markets').getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(`${origin}/fi/fi/ostoskori`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(page.locator('main').getByText(/€$/).first()).toBeVisible();

  await page.goto(`${origin}/se/sv/c/dam`);
  await page.locator('#markets').getByRole('link', { name: 'Norge' }).click();
  await expect(page).toHaveURL(`${origin}/no/nb/c/dame`);
  isQuiet();
});

test('a cart emptied in the meantime redirects the checkout to the market’s own cart, without a reload', async ({
  page,
}) => {
  await page.goto(`${origin}/dk/da/c/tasker`);
  const hrefs = await page
    .locator('main [data-product] a[href*="/p/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const add = page.locator('form[method=post] button[type=submit]');
  for (const href of hrefs) {
    await page.goto(`${origin}${href}`);
    await isReady(page);
    if ((await page.getByRole('radio').count()) === 0 && (await add.count()) > 0) break;
  }
  await add.click();
  const toCheckout = page.getByRole('dialog').getByRole('link', { name: 'Til kassen' });
  await expect(toCheckout).toBeVisible();
  const id =
    (await page.context().cookies()).find(({ name }) => name === 'ralph-cart')?.value ?? '';
  // The page notices when it requests the checkout, not earlier.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.request.post(`${origin}/graphql`, {
    data: { query: 'mutation ($id: String!) { clearCart(id: $id) { id } }', variables: { id } },
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await toCheckout.click();
  press();
  await expect(page).toHaveURL(`${origin}/dk/da/kurv`);
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
});
