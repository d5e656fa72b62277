/** The filters over a phone's list have a history entry: going back closes them and keeps the choices. */
import { expect, type Page, test } from '@playwright/test';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test.use({ viewport: { width: 390, height: 844 } });

const list = '/c/dam/kappor-jackor';
const opener = (page: Page) => page.locator('main [data-is-filter]:visible');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const chips = (page: Page) => page.locator('main').getByRole('link', { name: /^Ta bort filtret/ });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Visa \d+/ });
const colour = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Färg' }).getByRole('checkbox', { name });
const entries = (page: Page) => page.evaluate(() => history.length);
const whole = new RegExp(`${list}$`);
const black = /p-Color=Svart(~|%7E)[^,%#]*$/;
const blackAndBlue = /p-Color=(?=.*Svart)(?=.*Marin)[^#]*$/;

async function opensSheet(page: Page): Promise<void> {
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(/#filters$/);
}

/** Chooses in the sheet, and waits until it applies. */
async function chooses(page: Page, name: RegExp): Promise<void> {
  const before = page.url();
  await colour(page, name).locator('..').click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(show(page)).toBeVisible();
}

test('going back closes the filters over the same place of the list, and forward and a reload open them', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, list);
  await page.evaluate(() => window.scrollTo(0, 160));
  await opensSheet(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(whole);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(160);
  await page.goForward();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(whole);
  await expect(opener(page)).toBeFocused();
  isQuiet();
});

test('closing the filters leaves their entry, however they are closed', async ({ page }) => {
  await opens(page, '/');
  await opens(page, list);
  await opensSheet(page);
  const before = await entries(page);
  for (const closes of [
    () => page.keyboard.press('Escape'),
    () => sheet(page).getByRole('button', { name: 'Stäng' }).click(),
    () => show(page).click(),
    () => page.mouse.click(195, 20),
  ]) {
    await closes();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(whole);
    await opensSheet(page);
    expect(await entries(page)).toBe(before);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

for (const [how, closes] of [
  ['going back', (page: Page) => page.goBack()],
  ['their button', (page: Page) => show(page).click()],
] as const)
  test(`choices are kept by ${how}, and one step back leads to the list before them`, async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, list);
    await opensSheet(page);
    await chooses(page, /^Svart/);
    await chooses(page, /^Marin/);
    await expect(page).toHaveURL(/#filters$/);
    await closes(page);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(blackAndBlue);
    await expect(chips(page)).toHaveCount(2);
    await expect(opener(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(whole);
    await expect(chips(page)).toHaveCount(0);
    await expect(sheet(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(blackAndBlue);
    isQuiet();
  });

test('a choice that is taken back leaves no entry', async ({ page }) => {
  await opens(page, '/');
  await opens(page, list);
  await opensSheet(page);
  await chooses(page, /^Svart/);
  await sheet(page).getByRole('link', { name: 'Rensa (1)' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}#filters$`));
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(whole);
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('filters reopened over chosen ones, and reloaded, keep what is chosen when going back', async ({
  page,
}) => {
  await opens(page, list);
  await opensSheet(page);
  await chooses(page, /^Svart/);
  await show(page).click();
  await expect(page).toHaveURL(black);
  await opensSheet(page);
  await chooses(page, /^Marin/);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(blackAndBlue);
  await page.goBack();
  await expect(page).toHaveURL(black);
  await page.goBack();
  await expect(page).toHaveURL(whole);
});

test('a wide window has no sheet at its address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opens(page, `${list}#filters`);
  await expect(page).toHaveURL(whole);
  await expect(sheet(page)).toHaveCount(0);
});
