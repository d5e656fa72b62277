/** The command palette, the shortcuts and lists by keys alone, silent where they would disturb. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Kommandoraden' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Genvägar' });
const field = (page: Page) => palette(page).getByRole('combobox');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });
const searchField = (page: Page) => page.locator('#header-search');

test('the first Ctrl K opens the palette, which leads to a category', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(active(page)).toContainText('Öppna varukorgen');
  await field(page).fill('kapp');
  await expect(active(page)).toContainText('Kappor & jackor');
  await expect(palette(page).getByRole('group', { name: 'Varor' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/c\/dam\/kappor-jackor$/);
  await expect(palette(page)).toBeHidden();
  isQuiet();
});

test('its arrows pass through all groups to a product, which Enter opens', async ({ page }) => {
  await opens(page, '/');
  await page.keyboard.press('Control+k');
  await field(page).fill('kapp');
  const products = palette(page).getByRole('group', { name: 'Varor' }).getByRole('option');
  await expect(products.first()).toBeVisible();
  const places = palette(page).getByRole('group', { name: 'Gå till' }).getByRole('option');
  for (let presses = await places.count(); presses > 0; presses -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(products.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
});

test('one Escape closes it, whatever is typed, and the focus returns', async ({ page }) => {
  await opens(page, '/');
  const link = page.getByRole('navigation', { name: 'Avdelningar' }).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await field(page).fill('kapp');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('it opens the cart, finds a country, and leads to the list of shortcuts', async ({ page }) => {
  await opens(page, '/c/dam');
  await page.keyboard.press('Control+k');
  await expect(active(page)).toContainText('Öppna varukorgen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Varukorgen/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('byt land');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const norway = palette(page).getByRole('option', { name: 'Norge' });
  await expect(norway).toHaveAttribute('href', /\/c\/dame$/);
  await palette(page).getByRole('button', { name: 'alla genvägar' }).click();
  await expect(shortcuts(page)).toBeVisible();
  await expectAccessible(page);
});

test('without a network it says why it does not open, and opens when there is one', async ({
  page,
  context,
}) => {
  await opens(page, '/');
  const message = page.getByText('Vi når inte butiken just nu', { exact: false });
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(message.first()).toBeVisible();
  await context.setOffline(false);
  // A browser may repeat the failure from its memory until the page is reloaded, which one more
  // press does.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
});

test('what was searched for lately is offered again', async ({ page }) => {
  await opens(page, '/');
  await page.keyboard.press('Control+k');
  await field(page).fill('kashmir');
  await expect(palette(page).getByRole('option', { name: /Sök efter ”kashmir”/ })).toBeVisible();
  await palette(page)
    .getByRole('option', { name: /Sök efter ”kashmir”/ })
    .click();
  await expect(page).toHaveURL(/\/s\/kashmir$/);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option', { name: 'kashmir', exact: true })).toBeVisible();
});

test('single keys walk a list, open the quick shop, and lead to cart and favourites', async ({
  page,
}) => {
  await opens(page, '/c/dam');
  const cards = page.locator('main [data-product]');
  await page.keyboard.press('j');
  await expect(cards.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(cards.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await expect(cards.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('h');
  await expect(cards.nth(0).getByRole('button', { pressed: true })).toBeVisible();
  await page.keyboard.press('c');
  await expect(cards.nth(0).getByRole('checkbox', { name: /^Jämför/ })).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Nothing beneath an open panel is reached.
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/c\/dam$/);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Dölj filter' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog', { name: /^Varukorgen/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\/favoriter$/);
});

test('a field receives the same keys as text, and / reaches the search', async ({ page }) => {
  await opens(page, '/');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Sök bland kläder, skor och väskor' });
  await expect(search).toBeFocused();
  await page.keyboard.type('gv?');
  await expect(search).toHaveValue('gv?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toBeFocused();
});

test('single keys are switched off for this browser, and Ctrl K stays', async ({ page }) => {
  await opens(page, '/');
  await page.keyboard.press('?');
  const all = shortcuts(page).getByRole('switch', { name: 'Genvägar med en bokstav' });
  await all.uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toBeHidden();
  await page.reload();
  await opens(page, '/');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).locator('kbd', { hasText: 'V' })).toHaveCount(0);
  await palette(page).getByRole('option', { name: 'Visa genvägar' }).click();
  await expect(all).not.toBeChecked();
  await all.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
});

test('further products that keys requested have the focus at the first of them', async ({
  page,
}) => {
  const cards = page.locator('main [data-product]');
  const isReceived = page.waitForResponse(/\/Keyboard-/);
  await opens(page, '/c/dam');
  await page.keyboard.press('Tab');
  await isReceived;
  await page.getByRole('link', { name: 'Visa fler' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(20).getByRole('link').first()).toBeFocused();
  await expect(cards.nth(20)).toBeInViewport();
});
