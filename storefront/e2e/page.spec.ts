/**
 * Common to every page: layouts, errors, scrolling, network loss, files missing in a newer
 * release, and machine-readable files.
 */
import { expect, type Page, test } from '@playwright/test';
import tokens from '@solvik/design-system/tokens.json' with { type: 'json' };
import { sites } from './sites.ts';
import { expectAccessible } from './steps/accessible.ts';
import { isReady, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test('a page is placed below the shop’s header and starts at its top', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/c/dam');
  await expect(page.locator('body header').first()).toBeVisible();
  await expect(page.locator('header ~ main, main#main')).toHaveCount(1);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500);
  await page.locator('main [data-product] a[href^="/p/"]').nth(8).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  isQuiet();
});

test('a missing page is reported within the shop, with a link to the start', async ({ page }) => {
  const response = await page.goto('/p/dam/finns-inte');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Sidan kan inte hittas | Solvik');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('header').first()).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('from a missing page one searches, or goes to a category by its picture, also without scripts', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const html = await (await request.get('/finns-inte')).text();
  const region = html.slice(html.indexOf('<section aria-label="Avdelningar"'));
  expect(region.slice(0, region.indexOf('</section>')).match(/<img/g)).toHaveLength(4);
  await page.goto('/finns-inte');
  await isReady(page);
  await expectAccessible(page);
  const field = page.getByRole('searchbox', { name: 'Sök i hela butiken' });
  await field.fill('kappa');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/s\/kappa$/);
  await page.goBack();
  const categories = page.getByRole('region', { name: 'Avdelningar' }).getByRole('link');
  await expect(categories).toHaveText(['Dam', 'Herr', 'Skor', 'Väskor']);
  await categories.first().click();
  await expect(page).toHaveURL(/\/c\/dam$/);
  isQuiet();
});

test('the loading state of a page is accessible', async ({ page }) => {
  await opens(page, '/');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.locator('header nav a').first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(/\/nyheter$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a failed data request of a page is reported within the shop, and retrying works', async ({
  page,
}) => {
  await opens(page, '/');
  const report = page.waitForRequest('**/api/log-error');
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.locator('header nav a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick fel');
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page).toHaveTitle('Något gick fel | Solvik');
  expect((await report).postDataJSON()).toMatchObject({
    type: 'DataApiError',
    message: 'Response not successful: Received status code 500',
  });
  await page.unroute('**/graphql');
  await page.locator('main').getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Något gick fel');
});

test('a screen whose file is gone reloads the page it leads to, once', async ({ page }) => {
  await opens(page, '/');
  let refused = 0;
  await page.route(/\/assets\/product-[\w-]{8}\.js$/, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await isReady(page);
  await expect(
    page.getByRole('button', { name: 'Lägg i varukorgen' }).or(page.getByText('Slutsåld just nu')),
  ).toBeVisible();
  expect(refused).toBeGreaterThan(1);
});

test('a script that fails on its way does not stop a page that was just requested', async ({
  page,
}) => {
  await opens(page, '/');
  const { promise: isRequested, resolve: request } = Promise.withResolvers<void>();
  await page.route('**/assets/connectBrowserRouter-*.js', async (route) => {
    await isRequested;
    await route.abort();
  });
  await page.route(/\/\/no\.localhost:\d+\/$/, async (route) => {
    request();
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.locator('footer a[href^="/"]').first().hover();
  await page.locator('#markets').getByRole('link', { name: 'Norge' }).click();
  await expect(page).toHaveURL(/\/\/no\./);
});

test('without a network a page that cannot be fetched shows the shop’s own message, and loads once the network returns', async ({
  page,
  context,
}) => {
  await opens(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/c/herr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är offline');
  await page.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herr');
  await expect(page).toHaveURL(/\/c\/herr$/);
});

test('an error in the browser is logged, and a malformed report is refused', async ({
  request,
}) => {
  const report = {
    type: 'TypeError',
    message: 'x is not a function',
    stack: 'at y',
    component: 'Card',
    info: 'on click',
    url: 'http://localhost/c/dam',
    userAgent: 'test',
  };
  expect((await request.put('/api/log-error', { data: report })).status()).toBe(204);
  expect(
    (
      await request.put('/api/log-error', {
        data: 'no json',
        headers: { 'content-type': 'text/plain' },
      })
    ).status(),
  ).toBe(400);
  expect((await request.put('/api/log-error', { data: 'x'.repeat(2_000_000) })).status()).toBe(413);
});

test('crawlers find robots, the sitemap of every page, and the app’s manifest', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${baseURL ?? ''}/sitemap.xml`);
  const index = await (await request.get(sitemap)).text();
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part]) => part ?? '');
  expect(parts).toHaveLength(2);
  const addresses = (
    await Promise.all(
      parts.map(async (part) => [
        ...(await (await request.get(part)).text()).matchAll(/<url><loc>([^<]*)<\/loc>/g),
      ]),
    )
  )
    .flat()
    .map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(1000);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of [...addresses.slice(0, 8), addresses.at(100), addresses.at(-1)])
    expect([address, (await request.get(address ?? '')).status()]).toEqual([address, 200]);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly theme_color: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.theme_color).toBe(tokens.se['color.paper']);
  for (const { src, sizes } of manifest.icons) {
    const picture = await (await request.get(src)).body();
    expect([
      src,
      `${String(picture.readUInt32BE(16))}x${String(picture.readUInt32BE(20))}`,
    ]).toEqual([src, sizes]);
  }
});

test('the style page shows the foundations in each channel’s own colours', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  for (const site of sites) {
    const response = await page.goto(`http://${site.host}:${port}/solvik-style`);
    expect(response?.status()).toBe(200);
    for (const name of ['accent', 'ink', 'paper'] as const) {
      const colour = page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}#`) });
      await expect(colour).toHaveText(`${name}${tokens[site.channel][`color.${name}`]}`);
    }
  }
});

test('the home page publishes its name, description, colour and the shop’s promises', async ({
  page,
}) => {
  await opens(page, '/');
  await expect(page).toHaveTitle('Solvik');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Mode och skor online/,
  );
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    tokens.se['color.paper'],
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const promise of [
    /Fri frakt från 799\skr/,
    /14 dagars returrätt/,
    'Kundservice vardagar 8–17',
  ])
    await expect(page.locator('header').getByText(promise).first()).toBeVisible();
});
