/** The menu by keys on a desktop, and level by level on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { sites } from './sites.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Avdelningar' });
const word = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) =>
  nav(page).getByRole('button', { name: `Visa ${name}` });
const all = (page: Page, name: string) =>
  nav(page).getByRole('link', { name: `Allt inom ${name}`, exact: true });
const categories = (page: Page) => nav(page).getByRole('list', { name: 'Sortiment' });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Opens the panel of the women’s category with the focus on its button. */
  async function opensByKeys(page: Page): Promise<void> {
    await opens(page, '/');
    await word(page, 'Dam').focus();
    await page.keyboard.press('ArrowDown');
    await expect(all(page, 'Dam')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toggle(page, 'Dam')).toBeFocused();
  }

  for (const key of ['Enter', 'Space'])
    test(`${key} on the button of a word closes its panel and opens it`, async ({ page }) => {
      await opensByKeys(page);
      await expect(toggle(page, 'Dam')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(all(page, 'Dam')).toBeHidden();
      await page.keyboard.press(key);
      await expect(all(page, 'Dam')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(categories(page).getByRole('link').first()).toBeFocused();
    });

  test('left and right go between the words, and an open panel follows', async ({ page }) => {
    await opensByKeys(page);
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 'Herr')).toBeFocused();
    await expect(all(page, 'Herr')).toBeVisible();
    await expect(all(page, 'Dam')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(word(page, 'Nyheter')).toBeFocused();
    await expect(all(page, 'Dam')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(word(page, 'Märken')).toBeFocused();
  });

  test('Tab runs through the links of a panel, and closes it after the last', async ({ page }) => {
    await opensByKeys(page);
    const last = nav(page).locator('[data-menu-panel]:not([hidden]) a').last();
    await expect(nav(page).getByRole('list', { name: 'Märken' }).getByRole('link')).toHaveCount(7);
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(word(page, 'Herr')).toBeFocused();
    await expect(all(page, 'Dam')).toBeHidden();
  });

  test('Escape within a panel returns the focus to its word’s button', async ({ page }) => {
    await opensByKeys(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(all(page, 'Dam')).toBeHidden();
    await expect(toggle(page, 'Dam')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Meny' });

  async function opensMenu(page: Page): Promise<void> {
    await opens(page, '/');
    await page.getByRole('button', { name: 'Meny' }).click();
    await expect(menu(page).getByRole('button', { name: 'Dam' })).toBeVisible();
  }

  test('a level takes the focus to its title, and back returns it to the row', async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    await opensMenu(page);
    await expectAccessible(page);
    await menu(page).getByRole('button', { name: 'Dam' }).press('Enter');
    await expect(menu(page).getByRole('heading', { name: 'Dam' })).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'Allt, 382 varor' })).toBeInViewport();
    await expect(menu(page).getByRole('link', { name: /^Kappor & jackor\s*105$/ })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Herr' })).toBeHidden();
    await expectAccessible(page);
    await menu(page).getByRole('button', { name: 'Meny' }).press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Dam' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
    isQuiet();
  });

  test('a category of the second level opens its list', async ({ page }) => {
    await opensMenu(page);
    await menu(page).getByRole('button', { name: 'Dam' }).click();
    await menu(page)
      .getByRole('link', { name: /^Klänningar/ })
      .click();
    await expect(page).toHaveURL(/\/c\/dam\/klanningar$/);
    await expect(menu(page)).toBeHidden();
  });

  test('going back closes it over the same place, and forward and a reload open it', async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, '/c/dam');
    const opener = page.getByRole('button', { name: 'Meny' });
    // The header returns on the way up.
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await expect(opener).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(opener).toBeInViewport();
    // A locator's click would scroll the page first.
    const { x, y } = (await opener.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 8, y + 8);
    await expect(menu(page).getByRole('button', { name: 'Dam' })).toBeVisible();
    await expect(page).toHaveURL(/\/c\/dam#menu$/);
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/c\/dam$/);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(menu(page)).toBeVisible();
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/c\/dam$/);
    await expect(opener).toBeFocused();
    isQuiet();
  });

  test('closing it leaves its entry, however it is closed', async ({ page }) => {
    await opens(page, '/c/dam');
    await opensMenu(page);
    await expect(page).toHaveURL(/\/#menu$/);
    const before = await page.evaluate(() => history.length);
    for (const closes of [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Stäng' }).click(),
      () => menu(page).getByRole('link', { name: 'Solvik, till startsidan' }).click(),
    ]) {
      await closes();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await page.getByRole('button', { name: 'Meny' }).click();
      await expect(page).toHaveURL(/\/#menu$/);
      expect(await page.evaluate(() => history.length)).toBe(before);
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/c\/dam$/);
  });

  test('a link in it takes its entry: going back leads to the page without it', async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await opensMenu(page);
    await menu(page).getByRole('button', { name: 'Dam' }).click();
    await menu(page)
      .getByRole('link', { name: /^Klänningar/ })
      .click();
    await expect(page).toHaveURL(/\/c\/dam\/klanningar$/);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(menu(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/c\/dam\/klanningar$/);
    isQuiet();
  });

  test('another country takes its entry too', async ({ page }) => {
    await opensMenu(page);
    await menu(page).getByRole('button', { name: 'Sverige, SEK' }).click();
    await menu(page).getByRole('link', { name: 'Norge' }).click();
    await expect(page).toHaveURL(/\/\/no\./);
    await page.goBack();
    await expect(page).toHaveURL(/\/\/localhost:\d+\/$/);
    await expect(menu(page)).toHaveCount(0);
  });

  test('offline it cannot be loaded, and a message says so', async ({ page, context }) => {
    await opens(page, '/');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Meny' }).click();
    await expect(page.getByText(/^Vi når inte butiken just nu/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('its foot leads to the other countries', async ({ page }) => {
    await opensMenu(page);
    await menu(page).getByRole('button', { name: 'Sverige, SEK' }).click();
    await expect(menu(page).getByRole('link', { name: 'Norge' })).toHaveAttribute(
      'href',
      /^http:\/\/no\./,
    );
  });

  test('its search opens the search, whose field keeps the focus', async ({ page }) => {
    await opensMenu(page);
    await menu(page).getByRole('button', { name: 'Sök' }).click();
    await expect(menu(page)).toHaveCount(0);
    const field = page.getByRole('combobox', { name: 'Sök bland kläder, skor och väskor' });
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    await field.fill('kappa');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  for (const { channel, host } of sites)
    test(`no word of it is cut in ${channel}`, async ({ page, baseURL }) => {
      const { port } = new URL(baseURL ?? '');
      await opens(page, `http://${host}:${port}/`);
      await page.locator('header button[aria-haspopup="dialog"]').first().click();
      const rows = page.locator('[data-level="1"] nav button');
      await expect(rows.first()).toBeVisible();
      const overflowing = () =>
        page
          .locator('[role="dialog"] :is(a, button, [data-level] h2)')
          .evaluateAll((found) =>
            found
              .filter(
                ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
              )
              .map(({ textContent }) => textContent),
          );
      expect(await overflowing()).toEqual([]);
      for (const row of await rows.all()) {
        await row.click();
        await expect(page.locator('[data-level="2"] h2')).toBeFocused();
        expect(await overflowing()).toEqual([]);
        await page.locator('[data-level="2"] button').first().click();
        await expect(row).toBeFocused();
      }
    });
});
