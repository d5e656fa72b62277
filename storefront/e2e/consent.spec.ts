/** What is stored and sent before consent, with it, and after it is withdrawn. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { sites } from './sites.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'Får vi spara kakor?' });

/** Requests that record something of the visitor, from now on. */
function watch(page: Page) {
  const events: { type: string; data: Record<string, unknown> }[] = [];
  const notifications: string[] = [];
  const keyed: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/notifications/'))
      notifications.push(url.pathname.split('/').at(-1) ?? '');
    if (url.searchParams.has('customerKey')) keyed.push(url.pathname);
  });
  return {
    events,
    notifications,
    keyed,
    /** Beacons are not readable by the driver, so the page keeps a copy. */
    listen: () =>
      page.exposeFunction('keepBeacon', (text: string) => {
        const { events: sent } = JSON.parse(text) as { readonly events: typeof events };
        events.push(...sent);
      }),
    copy: () =>
      page.addInitScript(() => {
        const send = navigator.sendBeacon.bind(navigator);
        navigator.sendBeacon = (path, body) => {
          if (body instanceof Blob)
            void body.text().then((text) => {
              const keep: unknown = Reflect.get(window, 'keepBeacon');
              return typeof keep === 'function' ? keep(text) : undefined;
            });
          return send(path, body);
        };
      }),
  };
}

async function open(page: Page) {
  const watched = watch(page);
  await watched.listen();
  await watched.copy();
  await opens(page, '/c/dam');
  await page.mouse.wheel(0, 300);
  await expect(question(page)).toBeVisible();
  return watched;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(localStorage).filter((key) => key.endsWith('Key')),
    cookie: /consent=([^;]*)/.exec(document.cookie)?.[1],
  }));

test('the question leaves the page usable, and refusing stores and sends nothing', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  const { events, keyed } = await open(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(question(page)).toBeHidden();
  await page.locator('main [data-product] a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  // The end moves while the page is loading.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: 'Liknande plagg' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  expect(await stored(page)).toEqual({ keys: [], cookie: 'none' });
  expect([events, keyed]).toEqual([[], []]);
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ändra kakor' })).toBeAttached();
  await expect(question(page)).toBeHidden();
  isQuiet();
});

test('with consent, pages, products and favourites are counted, and the visitor is remembered', async ({
  page,
}) => {
  const { events, notifications, keyed } = await open(page);
  await page.getByRole('button', { name: 'Godkänn alla' }).click();
  await expect.poll(() => events.map(({ type }) => type)).toContain('page:impression');
  await page
    .getByRole('button', { name: /^Favorit/ })
    .first()
    .click();
  await expect.poll(() => events.map(({ type }) => type)).toContain('favorite:add');
  await expect.poll(() => notifications).toEqual(['add-favorite']);
  await page.locator('main [data-product] a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(() => events.map(({ type }) => type)).toContain('product:detail');
  expect(events.find(({ type }) => type === 'product:click')?.data['list']).toBe('/c/dam');
  await expect(async () => {
    await page.keyboard.press('End');
    expect(keyed).toContain('/api/storefront/v3/queries/product-page');
  }).toPass();
  expect((await stored(page)).keys.toSorted()).toEqual(['customerKey', 'sessionKey']);
});

test('consent is withdrawn at the end of the page, which forgets the visitor', async ({ page }) => {
  const { notifications } = await open(page);
  await page.getByRole('button', { name: 'Godkänn alla' }).click();
  await page
    .getByRole('button', { name: /^Favorit/ })
    .first()
    .click();
  await expect.poll(async () => (await stored(page)).keys).toHaveLength(2);
  await page.getByRole('button', { name: 'Ändra kakor' }).click();
  await expect(page.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked();
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect.poll(() => notifications).toEqual(['add-favorite', 'end']);
  expect(await stored(page)).toEqual({ keys: [], cookie: 'none' });
});

for (const { channel, host, lang } of sites) {
  test(`the question is put in the language of ${channel}, by keys`, async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await opens(page, `http://${host}:${port}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.keyboard.press('Tab');
    const region = page.locator('section:has(> form h2)').last();
    await expect(region).toBeVisible();
    const [refuse] = await region.getByRole('button').all();
    await refuse?.focus();
    await page.keyboard.press('Enter');
    await expect(region).toBeHidden();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is requested, since nothing is stored', async ({ page }) => {
    await page.goto('/');
    await expect(question(page)).toHaveCount(0);
  });
});
