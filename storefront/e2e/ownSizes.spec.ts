/** A visitor's own sizes: pinned once, they steer every list until they are lifted. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const count = async (page: Page) => {
  const counted = page
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: /^\d+ varor( av \d+)?$/ });
  return Number(/\d+/.exec((await counted.first().textContent()) ?? '')?.[0]);
};
const panel = (page: Page) => page.getByRole('dialog', { name: 'Mina storlekar' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Mina storlekar' });

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('own sizes steer lists, counts and the quick shop', async ({ page }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/c/skor');
      const all = await count(page);
      await page
        .getByRole('button', { name: /^Filter/ })
        .locator('visible=true')
        .click();
      await page.getByRole('button', { name: 'Spara mina storlekar' }).click();
      const shoes = panel(page).getByRole('group', { name: 'Skor' });
      await shoes.getByText('44', { exact: true }).click();
      await expectAccessible(page);
      await panel(page).getByRole('button', { name: 'Klart' }).click();
      await expect(
        page.getByRole('button', { name: 'Ändra storlekar' }),
        'it replaced the button that opened the panel',
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect.poll(() => count(page)).toBeLessThan(all);
      const own = await count(page);

      await opens(page, '/c/skor');
      await expect.poll(() => count(page), 'another visit has them').toBe(own);
      await expect(toggle(page)).toBeChecked();
      await page
        .locator('main [data-product]')
        .first()
        .getByRole('button', { name: /^Snabb/ })
        .click();
      const chosen = page.getByRole('dialog').getByRole('radio', { name: /^44/ });
      await expect(chosen).toBeVisible();
      if (
        !/slut/i.test(await chosen.evaluate((radio) => radio.closest('label')?.textContent ?? ''))
      )
        await expect(chosen).toBeChecked();
      await page.keyboard.press('Escape');

      await opens(page, '/c/dam');
      await expect(toggle(page)).toBeChecked();
      const dresses = await count(page);
      await toggle(page).uncheck();
      expect(await count(page), 'a size of shoes says nothing about dresses').toBe(dresses);

      await opens(page, '/c/skor');
      await expect(toggle(page), 'lifted for every list').not.toBeChecked();
      await expect.poll(() => count(page)).toBe(all);
      await toggle(page).check();
      await expect.poll(() => count(page)).toBe(own);
      isQuiet();
    });

    test('a size of the address replaces them', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('ownSizes', '{"shoes":[["s-44","44"]]}'));
      await opens(page, '/c/skor?skus=37~s-37');
      const chosen = await count(page);
      await toggle(page).locator('visible=true').first().uncheck();
      await expect.poll(() => count(page)).toBe(chosen);
    });

    test('nothing in them is said so, and undone', async ({ page }) => {
      await page.addInitScript(() => {
        if (!localStorage.getItem('ownSizes'))
          localStorage.setItem('ownSizes', '{"shoes":[["s-99","99"]]}');
      });
      await opens(page, '/c/skor');
      await expect(page.getByRole('heading', { name: 'Inget i dina storlekar' })).toBeVisible();
      await toggle(page).uncheck();
      await expect(page.locator('main [data-product]').first()).toBeVisible();
    });
  });

test('a list of own sizes that cannot be loaded leaves the one before', async ({
  page,
  context,
}) => {
  // Once: the page is loaded anew where a file of it failed while there was no network.
  await page.addInitScript(() => {
    if (!localStorage.getItem('ownSizes'))
      localStorage.setItem('ownSizes', '{"shoes":[["s-44","44"]],"isLifted":true}');
  });
  await opens(page, '/c/skor');
  const all = await count(page);
  await expect(toggle(page)).not.toBeChecked();
  await context.setOffline(true);
  await toggle(page).click();
  await expect(page.getByText('Vi når inte butiken just nu').first()).toBeVisible();
  await expect(toggle(page)).not.toBeChecked();
  expect(await count(page)).toBe(all);
  await context.setOffline(false);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await expect.poll(() => count(page)).toBeLessThan(all);
});
