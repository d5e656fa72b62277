/** A choice in a list that cannot be reached: the list stays, and the choice is shown once it can be. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { sites } from './sites.ts';

const list = '/c/dam/kappor-jackor';
const offline =
  'Vi når inte butiken just nu. Kontrollera uppkopplingen och försök igen. Inget har gått förlorat.';

const cards = (page: Page) => page.locator('main [data-product]');
const products = (page: Page) =>
  cards(page).evaluateAll((found) => found.map((card) => card.getAttribute('data-product')));
const alert = (page: Page) => page.locator('main').getByRole('alert');
const chips = (page: Page) => page.locator('main').getByRole('link', { name: /^Ta bort filtret/ });
const colour = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Färg' }).getByRole('checkbox', { name });
const chooses = (page: Page, name: RegExp) => colour(page, name).locator('..').click();
const black = /p-Color=Svart(~|%7E)[^,%]*$/;
const blackAndBlue = /p-Color=Svart.*(,|%2C)Marin/;

/** A list with open filters whose router has been loaded. */
async function opensFilters(page: Page, path = list): Promise<void> {
  const router = page.waitForResponse(/connectBrowserRouter/);
  await opens(page, path);
  await page.locator('main [data-is-filter]:visible').click();
  await expect(colour(page, /^Svart/)).toBeAttached();
  await router;
}

/** Every call to the back end fails in this way, until the returned function is called. */
async function fails(page: Page, how: 'status 500' | 'half-way' | 'a portal’s page' | 'timeout') {
  await page.route(/\/graphql/, (route) => {
    if (how === 'timeout') return route.abort('timedout');
    if (how === 'status 500') return route.fulfill({ status: 500, body: '' });
    if (how === 'half-way') return route.fulfill({ status: 200, body: '{"data":{"prod' });
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' });
  });
  return () => page.unroute(/\/graphql/);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('two filters chosen offline are kept over the same list, and shown when the network returns', async ({
    page,
    context,
  }) => {
    await opensFilters(page);
    const before = await products(page);
    await context.setOffline(true);
    await chooses(page, /^Svart/);
    await expect(alert(page)).toContainText(offline);
    await expect(page).toHaveURL(black);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await chooses(page, /^Marin/);
    await expect(page).toHaveURL(blackAndBlue);
    await expect(colour(page, /^Svart/)).toBeChecked();
    await expect(colour(page, /^Marin/)).toBeChecked();
    await expect(chips(page)).toHaveCount(2);
    await expect(alert(page)).toBeInViewport();
    expect(await products(page)).toEqual(before);
    await expectAccessible(page);

    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await context.setOffline(false);
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL(blackAndBlue);
    await expect(chips(page)).toHaveCount(2);
    expect(await products(page)).not.toEqual(before);
    // Each choice is a step back, as it is with a network.
    await page.goBack();
    await expect(page).toHaveURL(black);
    await expect(chips(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect.poll(() => products(page)).toEqual(before);
    expect(documents).toBe(0);
  });

  test('pictures that could not be loaded are loaded when the network returns', async ({
    page,
    context,
  }) => {
    const isPicture = (url: URL) => url.pathname.startsWith('/images/');
    await page.route(isPicture, (route) => route.abort());
    const inUse = page.waitForResponse(/\/Visit-/);
    await opens(page, list);
    await page.mouse.wheel(0, 10);
    await inUse;
    const picture = cards(page).first().locator('img').first();
    const width = () =>
      picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : undefined));
    await expect.poll(width).toBe(0);
    await page.unroute(isPicture);
    await context.setOffline(true);
    expect(await width()).toBe(0);
    await context.setOffline(false);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test('a search stays as well', async ({ page, context }) => {
    await opensFilters(page, '/s/kappa');
    const before = await products(page);
    await context.setOffline(true);
    await page.getByLabel('Sortera').selectOption({ label: 'Lägst pris först' });
    await expect(alert(page)).toContainText(offline);
    expect(await products(page)).toEqual(before);
    await context.setOffline(false);
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL(/sort=PRICE$/);
    await expect.poll(() => products(page)).not.toEqual(before);
  });

  test('going back offline leads to the list before, and the order is kept as well', async ({
    page,
    context,
  }) => {
    await opensFilters(page);
    const before = await products(page);
    await context.setOffline(true);
    await page.getByLabel('Sortera').selectOption({ label: 'Lägst pris först' });
    await expect(page).toHaveURL(/sort=PRICE$/);
    await expect(alert(page)).toContainText(offline);
    await expect(page.getByLabel('Sortera')).toHaveValue('PRICE');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(alert(page)).toHaveCount(0);
    expect(await products(page)).toEqual(before);
    await page.goForward();
    await expect(alert(page)).toContainText(offline);
    expect(await products(page)).toEqual(before);
  });

  test('going back offline to a list that is no longer there keeps the one that is', async ({
    page,
    context,
  }) => {
    await opens(page, `${list}?sort=PRICE`);
    await opensFilters(page);
    const before = await products(page);
    await context.setOffline(true);
    await chooses(page, /^Svart/);
    await page.goBack();
    await expect(alert(page)).toHaveCount(0);
    expect(await products(page)).toEqual(before);
  });

  test('the pages that are shown stay, and so does the position', async ({ page, context }) => {
    await opensFilters(page);
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(cards(page)).toHaveCount(40);
    const scrolled = await page.evaluate(() => {
      window.scrollTo(0, 700);
      return scrollY;
    });
    await context.setOffline(true);
    await colour(page, /^Marin/).dispatchEvent('click');
    await expect(alert(page)).toBeInViewport();
    await expect(cards(page)).toHaveCount(40);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
  });

  for (const how of ['status 500', 'half-way', 'a portal’s page', 'timeout'] as const)
    test(`the list stays after a ${how}, and its button shows the choice`, async ({ page }) => {
      await opensFilters(page);
      const before = await products(page);
      const recovers = await fails(page, how);
      await chooses(page, /^Svart/);
      await expect(alert(page)).toContainText(
        how === 'timeout' ? offline : 'Något gick tyvärr fel.',
      );
      expect(await products(page)).toEqual(before);
      const retry = alert(page).getByRole('button', { name: 'Försök igen' });
      await retry.focus();
      await page.keyboard.press('Enter');
      await expect(retry).toBeFocused();
      await expect(retry).toHaveAttribute('aria-busy', 'false');
      await recovers();
      await page.keyboard.press('Enter');
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('#main')).toBeFocused();
      await expect(page).toHaveURL(black);
      expect(await products(page)).not.toEqual(before);
    });

  test('another category opened offline is an error page', async ({ page, context }) => {
    await opensFilters(page);
    await context.setOffline(true);
    await page.locator('main').getByRole('link', { name: 'Dam', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är offline' })).toBeVisible();
  });

  test('a refusal of the back end is an error page', async ({ page }) => {
    await opensFilters(page);
    await page.route(/\/graphql/, (route) =>
      route.fulfill({
        json: { errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      }),
    );
    await chooses(page, /^Svart/);
    await expect(page.getByRole('heading', { level: 1, name: 'Något gick fel' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the message stands in the sheet of filters and over the list', async ({
    page,
    context,
  }) => {
    await opensFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const before = await products(page);
    await context.setOffline(true);
    await chooses(page, /^Svart/);
    await expect(sheet.getByRole('alert')).toContainText(offline);
    await expect(sheet.getByRole('button', { name: 'Visa', exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Visa', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await expect(alert(page)).toBeInViewport();
    await expect(page).toHaveURL(black);
    expect(await products(page)).toEqual(before);
    await context.setOffline(false);
    await expect(alert(page)).toHaveCount(0);
    await expect.poll(() => products(page)).not.toEqual(before);
  });

  test('filters that cannot be loaded leave the list, and a message says so', async ({
    page,
    context,
  }) => {
    await opens(page, list);
    await context.setOffline(true);
    await page.locator('main [data-is-filter]:visible').click();
    await expect(page.getByText(offline)).toBeVisible();
    expect((await products(page)).length).toBe(20);
  });

  for (const { channel, host } of sites)
    test(`the message fits beside the list in ${channel}`, async ({ page, baseURL, context }) => {
      const { port } = new URL(baseURL ?? '');
      await opens(page, `http://${host}:${port}/`);
      await opens(
        page,
        await page
          .locator('header nav a[href*="/c/"]')
          .first()
          .evaluate((link) => (link as HTMLAnchorElement).href),
      );
      const more = page.locator('main a[rel="next"]');
      await more.hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.locator('main select').first().selectOption('PRICE');
      await expect(alert(page)).toBeVisible();
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    });
});
