/** Filters of a list: choosing, counts, chips and clearing, the sheet on a phone, and hostile addresses. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { isReady, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const list = '/c/dam/kappor-jackor';
const filterButton = (page: Page) => page.getByRole('button', { name: /filter/i }).first();
const cards = (page: Page) => page.locator('main [data-product]');
const cell = (page: Page, group: string, name: RegExp) =>
  page
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name }) })
    .first();
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`the focus is at the next chip, then at the button for filters, on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const chips = page.getByRole('link', { name: /^Ta bort filtret/ });
    const button = page.locator('main [data-is-filter]:visible');
    await page.goto(`${list}?show=filters`);
    const colours = await page
      .locator('main input[name="p-Color"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const address = `${list}?p-Color=${colours.slice(0, 3).join(',')}`;
    await opens(page, address);
    const names = await chips.allTextContents();
    expect(names).toHaveLength(3);
    await chips.first().press('Enter');
    await expect(chips).toHaveText(names.slice(1));
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(chips.first()).toBeFocused();
    await chips.last().press('Enter');
    await expect(chips).toHaveText(names.slice(1, 2));
    await expect(chips).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(button).toBeFocused();

    // Nothing has this price: the list, too, offers to clear them.
    for (const at of [0, 1]) {
      await opens(page, `${address}&price=1-2~1-2`);
      await page.locator('main').getByRole('link', { name: 'Rensa alla' }).nth(at).press('Enter');
      await expect(chips).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(button).toBeFocused();
    }
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 1200 } });
  const count = async (page: Page) =>
    numberIn(
      await page
        .locator('main')
        .getByText(/^\d+ varor?$/)
        .first()
        .textContent(),
    );

  test('values of a filter are alternatives, filters narrow each other, and chips remove them', async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, list);
    const all = await count(page);
    await filterButton(page).click();
    await cell(page, 'Färg', /^Svart/).click();
    await expect(page).toHaveURL(/p-Color=Svart(~|%7E)/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    const black = await count(page);
    await cell(page, 'Färg', /^Marin/).click();
    await expect.poll(() => count(page)).toBeGreaterThan(black);
    const blackOrBlue = await count(page);
    await cell(page, 'Storlek', /^38/).click();
    await expect.poll(() => count(page)).toBeLessThan(blackOrBlue);
    await expectAccessible(page);
    const address = page.url();
    await page
      .getByRole('link', { name: /Storlek 38/ })
      .first()
      .click();
    await expect.poll(() => count(page)).toBe(blackOrBlue);
    await page.getByRole('link', { name: 'Rensa alla' }).click();
    await expect.poll(() => count(page)).toBe(all);
    await expect(page).toHaveURL(new RegExp(`${list}$`));

    // A shared link opens the same list.
    await page.goto(address);
    await isReady(page);
    expect(await count(page)).toBeLessThan(blackOrBlue);
    await expect(page.getByRole('link', { name: /Storlek 38/ }).first()).toBeVisible();
    isQuiet();
  });

  test('a price is chosen by keys, in steps, and by its fields', async ({ page }) => {
    await opens(page, list);
    await filterButton(page).click();
    const all = await count(page);
    const lowest = page.getByRole('slider').first();
    await lowest.focus();
    await page.keyboard.press('PageUp');
    await expect(lowest).toHaveAttribute('aria-valuetext', /^från .*kr$/);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/price=/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    const from = page.getByRole('textbox', { name: 'Från' });
    await from.fill('3.000');
    await from.press('Enter');
    await expect(page).toHaveURL(/price=3000-/);
    await expect(from).toHaveValue('3\u00a0000');
  });

  test('an empty price field is no limit, and two amounts are a range in either order', async ({
    page,
  }) => {
    await opens(page, `${list}?price=1000-2000~1000-2000`);
    const type = async (name: 'Från' | 'Till', text: string) => {
      const field = page.getByRole('textbox', { name });
      await field.fill(text);
      await field.press('Enter');
    };
    await type('Från', '2500');
    await expect(page).toHaveURL(/price=2000-2500/);
    await type('Till', '1500');
    await expect(page).toHaveURL(/price=1500-2000/);
    await type('Från', '99999');
    await expect(page).toHaveURL(/price=2000-1000000(~|%7E)/);
    expect(await count(page)).toBeGreaterThan(0);
    await type('Från', '');
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });

  test('the first choice on an address with open filters keeps the focus', async ({ page }) => {
    await opens(page, `${list}?show=filters`);
    const box = page.getByRole('group', { name: 'Färg' }).getByRole('checkbox').first();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/p-Color=/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  for (const [locale, search] of [
    ['sv', '/s/kläning'],
    ['fi', '/s/takkki'],
  ] as const)
    test(`undoing a correction focuses the content, in ${locale}`, async ({ page, baseURL }) => {
      const site = (baseURL ?? '').replace('//', locale === 'sv' ? '//' : `//${locale}.`);
      await opens(page, `${site}${search}`);
      await page.locator('main').getByRole('status').getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\?exact=1$/);
      await expect(page.locator('#main')).toBeFocused();
    });

  test('a long list of brands is searched', async ({ page }) => {
    await opens(page, '/c/dam');
    await filterButton(page).click();
    const search = page.getByRole('searchbox', { name: /^Sök bland \d+ märken$/ });
    await search.fill('lum');
    const rows = page.getByRole('group', { name: 'Märke' }).getByRole('checkbox');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toHaveAccessibleName(/^Lumi/);
  });

  test('the number of cards in a row is chosen, and remembered before the first paint', async ({
    page,
  }) => {
    await opens(page, list);
    const columns = () =>
      page
        .locator('main ul:has(> [data-product])')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(4);
    await page.getByRole('radio', { name: '2 varor' }).locator('..').click();
    expect(await columns()).toBe(2);
    await page.goto('/c/herr', { waitUntil: 'commit' });
    await cards(page).first().waitFor();
    expect(await columns()).toBe(2);
    await isReady(page);
    await expect(page.getByRole('radio', { name: '2 varor' })).toBeChecked();
  });

  for (const [what, query] of [
    ['unknown values', '?p-Color=Nothing~p-999999&skus=~&brands=X~b-0'],
    ['malformed values', '?p-Color=%00~%00&price=a-b&discount=~~~&page=-1'],
    [
      'many values',
      `?p-Color=${Array.from({ length: 1_000 }, (_, at) => `C~p-${String(at)}`).join(',')}`,
    ],
    ['a script', '?p-Color=%3Cscript%3Ealert(1)%3C/script%3E~p-1'],
  ] as const)
    test(`an address with ${what} opens the list`, async ({ page }) => {
      const isQuiet = expectQuietConsole(page);
      const response = await page.goto(list + query);
      await isReady(page);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kappor & jackor');
      // Each link that changes the selection writes all of it.
      expect((await response?.body())?.length).toBeLessThan(400_000);
      isQuiet();
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a sheet has the filters; its button counts what will be shown', async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, list);
    await filterButton(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const show = sheet.getByRole('button', { name: /^Visa \d+/ });
    const all = numberIn(await show.textContent());
    await cell(page, 'Färg', /^Svart/).click();
    await expect.poll(async () => numberIn(await show.textContent())).toBeLessThan(all);
    await expectAccessible(page);
    const black = numberIn(await show.textContent());
    await show.click();
    await expect(sheet).toHaveCount(0);
    await expect(
      page
        .locator('main')
        .getByText(`${String(black)} varor`)
        .first(),
    ).toBeVisible();
    await filterButton(page).click();
    await sheet.getByRole('link', { name: 'Rensa (1)' }).click();
    await expect.poll(async () => numberIn(await show.textContent())).toBe(all);
    await expect(page).toHaveURL(new RegExp(`${list}#filters$`));
    isQuiet();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 1200 } });

  test('a form narrows the list', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Visa filter' }).click();
    await cell(page, 'Färg', /^Svart/).click();
    await page.getByRole('button', { name: 'Visa urvalet' }).click();
    await expect(page).toHaveURL(/p-Color=Svart(~|%7E)/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Svart/ }).first()).toBeVisible();
    // Its price fields were sent as they are: no choice.
    await expect(page.getByRole('link', { name: /^Ta bort filtret/ })).toHaveCount(1);
  });
});
