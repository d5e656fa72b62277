/** Favourites of a visitor: hearts in lists and on products, their page, and other tabs. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const cards = (page: Page) => page.locator('main [data-product]');
const heart = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Favorit: / });
const inHeader = (page: Page) => page.locator('header').getByRole('link', { name: /^Favoriter/ });

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('hearts are kept, listed, and can be taken back', async ({ page, context }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/c/dam');
      const other = await context.newPage();
      await opens(other, '/c/herr');
      const name = (await heart(page, 1).textContent())?.replace('Favorit: ', '') ?? '';
      await heart(page, 0).click();
      await heart(page, 1).click();
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(inHeader(page)).toHaveAccessibleName('Favoriter, 2 sparade');
      await expect(inHeader(other), 'the other tab adopts them').toHaveAccessibleName(
        'Favoriter, 2 sparade',
      );
      await other.close();
      await page.reload();
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');

      await inHeader(page).click();
      await expect(page).toHaveURL(/\/favoriter$/);
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).first()).toContainText(name);
      await expectAccessible(page);
      await heart(page, 0).click();
      await expect(page.getByText('1 vara, sparade bara')).toBeVisible();
      await expect(cards(page), 'it stays until the page is left').toHaveCount(2);
      await heart(page, 0).click();
      await expect(page.getByText('2 varor, sparade bara')).toBeVisible();

      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/p\//);
      const own = page.locator('main').getByRole('button', { name: `Favorit: ${name}` });
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await own.click();
      await page.goBack();
      await expect(cards(page)).toHaveCount(1);
      isQuiet();
    });

    test('without any there is an empty state', async ({ page }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/favoriter');
      await expect(page.getByText('Inga hjärtan än')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Se nyheterna' }).click();
      await expect(page).toHaveURL(/\/nyheter$/);
      isQuiet();
    });
  });

test('a heart in the quick shop is the same as on its card', async ({ page }) => {
  await opens(page, '/c/dam');
  const card = page.locator('main [data-product]').first();
  await card.getByRole('button', { name: /^Snabbköp: / }).click();
  const inPanel = page.getByRole('dialog').getByRole('button', { name: /^Favorit: / });
  await inPanel.click();
  await expect(inPanel).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('a product that is no longer sold is left out, and a broken list is none', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('favorites', '[99999999,"x",1]'));
  await opens(page, '/favoriter');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself', async ({ page }) => {
    await page.goto('/favoriter');
    await expect(page.getByText('Favoriter behöver JavaScript')).toBeVisible();
  });
});
