/** Products compared side by side: chosen in a list, at an address that can be shared. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { sites } from './sites.ts';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const box = (page: Page, at: number) =>
  page
    .locator('main [data-product]')
    .nth(at)
    .getByRole('checkbox', { name: /^Jämförs? / });
const tray = (page: Page) => page.getByRole('region', { name: 'Jämför', exact: true });
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('up to four products of a list are compared', async ({ page }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/c/dam');
      // The boxes are loaded once the list is pointed at or scrolled.
      await page.locator('main [data-product]').first().hover();
      for (const at of [0, 1, 2, 3]) await box(page, at).check();
      await expect(tray(page).getByRole('status')).toHaveText('4 av högst 4');
      await box(page, 4).click();
      await expect(page.getByText('Du jämför redan fyra varor.')).toBeVisible();
      await expect(box(page, 4)).not.toBeChecked();
      await tray(page)
        .getByRole('button', { name: /^Ta bort/ })
        .first()
        .click();
      await expect(box(page, 0)).not.toBeChecked();
      await page.reload();
      await page.locator('main [data-product]').first().hover();
      await expect(box(page, 1), 'it is remembered').toBeChecked();
      await expectAccessible(page);

      await tray(page).getByRole('link', { name: 'Jämför 3' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tre varor, sida vid sida');
      await expect(columns(page)).toHaveCount(3);
      await expectAccessible(page);
      const rows = await table(page).getByRole('row').count();
      await page.getByRole('switch', { name: 'Bara det som skiljer' }).check();
      expect(await table(page).getByRole('row').count()).toBeLessThan(rows);

      await columns(page).first().getByRole('button', { name: 'Välj storlek' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await columns(page)
        .first()
        .getByRole('button', { name: /^Ta bort/ })
        .click();
      await expect(columns(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\?products=\d+,\d+$/);
      await expect(
        columns(page)
          .first()
          .getByRole('button', { name: /^Ta bort/ }),
      ).toBeFocused();
      isQuiet();
    });
  });

for (const { channel, host, category } of sites)
  test(`four products and the way to them are in one row of a phone’s tray in ${channel}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await opens(page, `http://${host}:${new URL(baseURL ?? '').port}${category}`);
    await page.locator('main [data-product]').first().hover();
    const boxes = page.locator('main [data-product]').getByRole('checkbox');
    for (const at of [0, 1, 2, 3]) {
      // At the end of the window the tray rises over it.
      await boxes.nth(at).evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await boxes.nth(at).check();
    }
    const full = page.getByRole('region').filter({ has: page.locator('a[href*="?products="]') });
    await expect(full.getByRole('listitem')).toHaveCount(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await full.boundingBox())?.height).toBe(94);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(async () => (await full.boundingBox())?.height).toBe(94);
    const crosses = await Promise.all(
      (await full.getByRole('button').all()).map((cross) => cross.boundingBox()),
    );
    const targets = [...crosses, await full.getByRole('link').boundingBox()];
    expect(targets).toHaveLength(5);
    for (const [at, target] of targets.entries()) {
      expect(target?.width).toBeGreaterThanOrEqual(44);
      expect(target?.x, 'none overlaps the one before').toBeGreaterThanOrEqual(
        at === 0 ? 0 : (targets[at - 1]?.x ?? 0) + (targets[at - 1]?.width ?? 0) - 0.5,
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

test('the tray is emptied by keys, and the list continues at the last product', async ({
  page,
}) => {
  await opens(page, '/c/dam');
  await page.locator('main [data-product]').first().hover();
  for (const at of [0, 1, 2]) await box(page, at).check();
  const crosses = tray(page).getByRole('button', { name: /^Ta bort/ });
  await crosses.first().press('Enter');
  await expect(crosses).toHaveCount(2);
  await expect(crosses.first()).toBeFocused();
  await tray(page).getByRole('button', { name: 'Töm' }).press('Enter');
  await expect(tray(page)).toBeHidden();
  await expect(box(page, 2)).toBeFocused();
});

test('it leads back to the list as it was left', async ({ page }) => {
  await opens(page, '/c/dam?sort=PRICE');
  await page.locator('main [data-product]').first().hover();
  for (const at of [6, 7]) await box(page, at).check();
  const { y } = (await page.locator('main [data-product]').nth(7).boundingBox()) ?? {};
  await tray(page).getByRole('link', { name: 'Jämför 2' }).click();
  await page.getByRole('link', { name: 'Tillbaka till listan' }).click();
  await expect(page).toHaveURL(/\/c\/dam\?sort=PRICE$/);
  await expect
    .poll(async () => (await page.locator('main [data-product]').nth(7).boundingBox())?.y)
    .toBe(y);
});

test.describe('its address', () => {
  test('shows the same to others, without what is no longer sold', async ({ page, request }) => {
    await opens(page, '/c/dam');
    const ids = await page
      .locator('main [data-product]')
      .evaluateAll((cards) =>
        cards.slice(0, 2).map((card) => card.getAttribute('data-product') ?? ''),
      );
    const address = `/jämför?products=${[...ids, '999999', 'x'].join(',')}`;
    await opens(page, address);
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByText('En vara säljs inte längre')).toBeVisible();
    const html = await (await request.get(encodeURI(address))).text();
    expect(html, 'without scripts').toContain('role="columnheader"');
  });

  test('without products leads to a list', async ({ page }) => {
    await opens(page, '/jämför');
    await page.getByRole('link', { name: 'Se nyheterna' }).click();
    await expect(page).toHaveURL(/\/nyheter$/);
  });
});
