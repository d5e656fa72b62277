/**
 * A screen's texts load with its scripts: no page has another's texts, and none requests its own
 * only after its scripts.
 */
import { expect, type Page, test } from '@playwright/test';
import { badge, drawer, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

/** Texts that are in no other file. */
const cartText = 'Varukorgen kunde inte hämtas';
const emptyCartText = 'Den väger just nu ingenting';
const listText = 'Nya varor kommer varje vecka';

/** Holds all scripts requested from now on until they are released. */
async function deferScripts(page: Page) {
  const held: string[] = [];
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    held.push(await response.text());
    await isReleased;
    await route.fulfill({ response });
  });
  return {
    holds: (part: RegExp | string) => held.some((code) => code.search(part) >= 0),
    async release() {
      release();
      // A script that is still on its way would outlive the test.
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** The code of all scripts fetched by a first visit. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) codes.push(response.text());
  });
  await opens(page, path);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(codes)).join('\n');
}

test('a page is sent only the texts it shows', async ({ page }) => {
  const scripts = await scriptsOf(page, '/c/dam');
  expect(scripts).toContain(listText);
  expect(scripts).not.toContain(cartText);
});

test('a screen’s texts are requested with its scripts when a link is followed', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  // Not in the menu, whose panels have parts of the list.
  const link = page.locator('main a[href^="/c/"]:visible').first();
  // The router is fetched once a link is hovered.
  await link.hover();
  await page.locator('html[data-routes]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { holds, release } = await deferScripts(page);
  await link.click();
  await expect
    .poll(() => [holds(listText), holds(/\(\Wlist\.filterCount\W/)])
    .toEqual([true, true]);
  await release();
  await expect(page.locator('main [data-product]').first()).toBeVisible();
  isQuiet();
});

test('an overlay’s texts are requested with its scripts', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  await page.waitForLoadState('networkidle');
  const { holds, release } = await deferScripts(page);
  await badge(page).click();
  await expect.poll(() => [holds(cartText), holds(/\(\Wcart\.toCart\W/)]).toEqual([true, true]);
  await release();
  await expect(drawer(page).getByText(emptyCartText)).toBeVisible();
  isQuiet();
});
