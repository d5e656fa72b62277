/** The main menu on a desktop: by pointer, by keys, and without scripts. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Avdelningar' });
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const all = (page: Page, name: string) =>
  nav(page).getByRole('link', { name: `Allt inom ${name}`, exact: true });

test('a pointer that rests on an entry opens its panel, and leaves it by the page', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  await entry(page, 'Dam').hover();
  await expect(all(page, 'Dam')).toBeVisible();
  await expect(nav(page).getByRole('list', { name: 'Märken' }).getByRole('link')).toHaveCount(7);
  await expectAccessible(page);
  await entry(page, 'Herr').hover();
  await expect(all(page, 'Herr')).toBeVisible();
  await expect(all(page, 'Dam')).toBeHidden();
  await page.mouse.move(700, 890);
  await expect(all(page, 'Herr')).toBeHidden();
  await entry(page, 'Dam').hover();
  await nav(page).getByRole('link', { name: 'Klänningar', exact: true }).click();
  await expect(page).toHaveURL(/\/c\/dam\/klanningar$/);
  await expect(all(page, 'Dam')).toBeHidden();
  isQuiet();
});

test('keys open a panel, walk its links, and return by Escape', async ({ page }) => {
  await opens(page, '/');
  await entry(page, 'Dam').focus();
  await page.keyboard.press('ArrowDown');
  await expect(all(page, 'Dam')).toBeVisible();
  await expect(entry(page, 'Dam')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const categories = nav(page).getByRole('list', { name: 'Sortiment' });
  await expect(categories.getByRole('link', { name: 'Kappor & jackor' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all(page, 'Dam')).toBeHidden();
  await expect(nav(page).getByRole('button', { name: 'Visa Dam' })).toBeFocused();
});

test('passing over the menu opens nothing', async ({ page }) => {
  await opens(page, '/');
  await page.mouse.move(0, 90);
  await page.mouse.move(1400, 90, { steps: 12 });
  await page.mouse.move(1400, 600);
  await page.waitForLoadState('networkidle');
  await expect(nav(page).getByRole('list', { name: 'Märken' })).toHaveCount(0);
});

test.describe('on a tablet without a pointer', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a tap opens a panel, another follows the link', async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, '/');
    await entry(page, 'Herr').tap();
    await expect(all(page, 'Herr')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expectAccessible(page);
    await entry(page, 'Dam').tap();
    await expect(all(page, 'Dam')).toBeVisible();
    await expect(all(page, 'Herr')).toBeHidden();
    await entry(page, 'Dam').tap();
    await expect(page).toHaveURL(/\/c\/dam$/);
    isQuiet();
  });

  test('a tap on an entry without a panel follows its link at once', async ({ page }) => {
    await opens(page, '/');
    await entry(page, 'Nyheter').tap();
    await expect(page).toHaveURL(/\/nyheter$/);
  });

  test('offline a tap follows the link, as no panel can be loaded', async ({ page, context }) => {
    await opens(page, '/');
    await context.setOffline(true);
    await entry(page, 'Herr').tap();
    await expect(page.getByText(/offline|når inte butiken/).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry is a link to its list, which links to what is below it', async ({ page }) => {
    await page.goto('/');
    await entry(page, 'Dam').click();
    await expect(page).toHaveURL(/\/c\/dam$/);
    await expect(page.locator('main').getByRole('link', { name: 'Klänningar' })).toBeVisible();
  });
});
