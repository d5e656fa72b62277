/** Lists and searches: filters, sorts, pages and going back, on a desktop. */
import { expect, type Page, test } from '@playwright/test';
import { isReady, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const cards = (page: Page) => page.locator('main [data-product]');
const count = async (page: Page): Promise<number> =>
  Number(
    (
      (await page
        .locator('main')
        .getByText(/^\d+ varor?$/)
        .first()
        .textContent()) ?? ''
    ).replace(/\D/g, ''),
  );
const group = (page: Page, name: string) =>
  page.locator('main').getByRole('group', { name, exact: true });

async function opensFilters(page: Page, path: string): Promise<void> {
  await opens(page, path);
  await page.getByRole('button', { name: /^Filter/ }).click();
}

/**
 * Selects the nth value of a group and waits for the address; returns the number of products then.
 */
async function narrows(
  page: Page,
  {
    groupName,
    at,
    values,
  }: { readonly groupName: string; readonly at: number; readonly values: number },
): Promise<number> {
  const chips = page.getByRole('link', { name: /^Ta bort filtret/ });
  await group(page, groupName).getByRole('checkbox').nth(at).locator('..').click();
  await expect(chips).toHaveCount(values);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return count(page);
}

test('filters narrow, combine with “or” within a group and “and” between groups; removing them restores the list', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opensFilters(page, '/c/dam/stickat');
  const whole = await count(page);
  const oneBrand = await narrows(page, { groupName: 'Märke', at: 0, values: 1 });
  expect(oneBrand).toBeLessThan(whole);
  const twoBrands = await narrows(page, { groupName: 'Märke', at: 1, values: 2 });
  expect(twoBrands).toBeGreaterThan(oneBrand);
  expect(twoBrands).toBeLessThan(whole);
  const brandsAndColour = await narrows(page, { groupName: 'Färg', at: 0, values: 3 });
  expect(brandsAndColour).toBeLessThan(twoBrands);
  expect(brandsAndColour).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: /^Ta bort filtret/ })
    .last()
    .click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${String(twoBrands)} varor` })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Rensa alla' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${String(whole)} varor` })
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  isQuiet();
});

test('each sort orders the list, and filter, sort and page are combined in the address', async ({
  page,
}) => {
  await opens(page, '/c/dam/stickat');
  const selling = async () => {
    const texts = await cards(page).evaluateAll((found) =>
      found.map(
        (card) => card.querySelector('[data-size=card] [data-vat-amount=inc]')?.textContent ?? '',
      ),
    );
    return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  for (const [sort, name] of [
    ['PRICE', 'Lägst pris först'],
    ['PRICE_DESC', 'Högst pris först'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: name });
    await expect(page).toHaveURL(new RegExp(`sort=${sort}$`));
    // The address changes before the list is requested.
    await expect(async () => {
      const found = await selling();
      expect(found).toEqual(found.toSorted((a, b) => (sort === 'PRICE' ? a - b : b - a)));
    }).toPass({ timeout: 20_000 });
  }
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: 'Senast inkommet' });
  await expect(page).toHaveURL(/sort=LATEST$/);

  await page.goto('/c/dam?sort=PRICE&page=2');
  await isReady(page);
  const second = await selling();
  expect(second).toEqual(second.toSorted((a, b) => a - b));
  await expect(page.getByRole('link', { name: 'Visa föregående' })).toHaveAttribute(
    'href',
    '/c/dam?sort=PRICE',
  );
  await page.getByRole('button', { name: /^Filter/ }).click();
  await group(page, 'Storlek').getByRole('checkbox').nth(1).locator('..').click();
  await expect(page).toHaveURL(/[?&]skus=/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('sort'), searchParams.get('page')]).toEqual(['PRICE', null]);
  const narrowed = page.url();
  await page.reload();
  expect(page.url()).toBe(narrowed);
  await expect(page.getByRole('link', { name: /^Ta bort filtret/ })).toHaveCount(1);
});

test('products before the page load above the present ones, which stay where they are', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/c/dam?page=3');
  const product = cards(page).first();
  const id = await product.getAttribute('data-product');
  const present = page.locator(`[data-product="${String(id)}"]`);
  const topOf = async () => (await present.boundingBox())?.y ?? 0;
  const before = await topOf();
  const previous = page.getByRole('link', { name: 'Visa föregående' });
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  await expect(page).toHaveURL(/\/c\/dam\?page=2$/);
  await expect(page.getByText(/^21–60 av/)).toBeVisible();
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(60);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  await expect(previous).toHaveCount(0);
  await expect(cards(page).first().getByRole('link').first()).toBeFocused();
  isQuiet();
});

test('further products that could not be loaded are requested again', async ({ page }) => {
  await opens(page, '/c/dam');
  await page.route('**/graphql*', (route) => route.abort());
  const more = page.getByRole('link', { name: 'Visa fler' });
  await more.click();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toContainText('Vi når inte butiken just nu');
  await page.unroute('**/graphql*');
  await more.click();
  await expect(cards(page)).toHaveCount(40);
  await expect(message).toHaveCount(0);
});

test('more products load below, and going back from a product restores scroll position and focus', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/c/dam');
  await page.getByRole('link', { name: 'Visa fler' }).click();
  await expect(cards(page)).toHaveCount(40);
  const link = cards(page).nth(31).locator('a[href^="/p/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  const spot = await page.evaluate(() => window.scrollY);
  expect(spot).toBeGreaterThan(900);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - spot))
    .toBeLessThan(5);
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();

  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  isQuiet();
});

test('an address with a hash scrolls to its target, also on a new page', async ({ page }) => {
  await opens(page, '/c/dam');
  await page.getByRole('link', { name: /^Sverige, SEK/ }).click();
  await expect(page).toHaveURL(/#markets$/);
  await expect(page.locator('#markets')).toBeInViewport();
});

test('filters without results show a way back; unknown words and values do no harm', async ({
  page,
}) => {
  await opens(page, '/c/dam?price=1-2~1-2');
  await expect(page.getByText('Inget passar alla filter')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Rensa alla' }).first().click();
  await expect(cards(page)).toHaveCount(20);
  for (const query of [
    'brands=Finns%20inte~b-999999',
    'sort=MOON',
    'page=abc',
    'page=-3',
    'page=1e3',
    'price=abc',
    'brands=~',
    'skus=,,,',
    'p-=x',
    'utm_source=brev',
  ]) {
    await page.goto(`/c/dam?${query}`);
    await expect(cards(page), query).toHaveCount(20);
    await expect(page.getByRole('link', { name: 'Rensa alla' }), query).toHaveCount(0);
  }
  expect((await page.goto('/c/dam?page=99999999999999999999'))?.status()).toBe(404);
});

test('a chosen filter has the catalogue’s label, whatever the address says', async ({ page }) => {
  await page.goto('/c/dam?show=filters');
  const value = await page.locator('main input[name="brands"]').first().getAttribute('value');
  const [brand = '', id = ''] = (value ?? '').split('~');
  await opens(page, `/c/dam?brands=Allt%20gratis~${id}`);
  await expect(page.getByRole('link', { name: `Ta bort filtret ${brand}` })).toBeVisible();
  await expect(page.getByText('Allt gratis')).toHaveCount(0);
});

test('a search treats any character as text and executes none of it', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  for (const words of [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '100 % ull & mer',
    "kappa'; drop table products;--",
    'a/b?c#d',
    '🧥',
    '%00',
    '../../etc',
  ]) {
    await page.goto(`/s/${encodeURIComponent(words)}`);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  }
  expect(alerts).toEqual([]);
  isQuiet();
});

test('the search field finds products, and helps when there are none', async ({ page }) => {
  await opens(page, '/');
  const field = page
    .locator('header')
    .getByRole('searchbox')
    .or(page.locator('header').getByRole('textbox'))
    .first();
  await field.fill('  kappa?  ');
  await expect(page.getByRole('combobox', { name: /^Sök bland/ })).toHaveValue('  kappa?  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/s\/kappa%3F$/);
  await page.goto('/s/kappa');
  await isReady(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue('RELEVANCE');
  await page.goto('/s/qwxzqwxz');
  await expect(page.getByText('Vi har inget som heter ”qwxzqwxz”')).toBeVisible();
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('qwxzqwxz');
  await expect(cards(page)).toHaveCount(4);
  // The categories that most are interested in.
  await page.locator('main a[href^="/c/"]').first().click();
  await expect(page).toHaveURL(/\/c\//);
  await expect(cards(page).nth(4)).toBeVisible();
});

test('a list in another language’s words redirects to this one’s, with its query', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/c/dame?sort=PRICE', '/c/dam?sort=PRICE'],
    ['/kjopsvilkar?a=1', '/kopvillkor?a=1'],
    ['/m%C3%A6rker?x=%3F', '/m%C3%A4rken?x=%3F'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()['location']]).toEqual([from, 301, to]);
  }
});
