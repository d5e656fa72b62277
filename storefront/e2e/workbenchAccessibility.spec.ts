/** The workbench's screens pass the shop's accessibility check, on desktop and phone. */
import { expect, type Page, test } from '@playwright/test';
import { sizes } from './sites.ts';
import { expectAccessible } from './steps/accessible.ts';
import { entersWorkbench, fields, framed, widgetRows } from './steps/editor.ts';

/** Opens what a button controls, checks it, and closes it by keyboard. */
async function checksDialog(page: Page, button: string | RegExp): Promise<void> {
  const opener = page.getByRole('button', { name: button }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const { name, viewport } of sizes)
  test(`every screen of the workbench is accessible on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/preview-widgets');
    await expectAccessible(page);
    await entersWorkbench(page, { name: 'Anna' });
    await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await widgetRows(page).first().click();
    await expect(fields(page).getByLabel('Rubrik, svenska').first()).toBeVisible();
    await expectAccessible(page);
    for (const tab of [/^Anmärkningar/, 'Historik', 'Fält']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectAccessible(page);
    }
    await page.getByRole('region', { name: 'På sidan' }).scrollIntoViewIfNeeded();
    for (const button of ['Lägg till', 'Ny sida', 'Översättningar', 'Återgivning', 'Byt bild'])
      await checksDialog(page, button);
    await page.getByRole('button', { name: 'Bildbiblioteket' }).click();
    await expect(page.getByLabel('Sök bland bilderna')).toBeVisible();
    await expectAccessible(page);
  });
