/** Editing a page, and what the workbench retains. */
import { expect, test } from '@playwright/test';
import { entersWorkbench, fields, framed, opensPage, widgetRows } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('moving down and up again restores the page, and both moves are announced', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  const rows = widgetRows(page);
  const first = (await rows.first().textContent()) ?? '';
  await rows.first().press('Alt+ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: /flyttad till plats 2 av/ }),
  ).toBeAttached();
  await expect(rows.nth(1)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Osparade ändringar' })).toBeVisible();
  await rows.nth(1).press('Alt+ArrowUp');
  await expect(rows.first()).toHaveText(first);
  await expect(page.getByRole('status').filter({ hasText: /^Utkast \d+, sparat/ })).toBeVisible();
});

test('an added widget is rendered at once in view, keeps its rendering while a field is half typed, and can be undone', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Leverans');
  const count = await widgetRows(page).count();
  await page
    .getByRole('region', { name: 'På sidan' })
    .getByRole('button', { name: 'Lägg till' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Vad ska stå på sidan?' });
  await dialog.getByRole('searchbox').fill('toppyta');
  await dialog.getByRole('button', { name: 'Toppyta' }).click();
  const heading = fields(page).getByLabel('Rubrik, svenska').first();
  await expect(heading).toBeFocused();
  await expect(widgetRows(page)).toHaveCount(count + 1);
  const rendered = framed(page).locator('[data-is-selected]');
  await expect(rendered).toBeInViewport();
  const text = await heading.inputValue();
  await expect(rendered.getByRole('heading', { name: text })).toBeVisible();

  const link = fields(page).getByLabel('Leder till').first();
  await link.fill('h');
  await expect(link).toHaveAccessibleDescription(/Ange en adress i butiken/);
  await expect(rendered.getByRole('heading', { name: text })).toBeVisible();
  await expect(framed(page).getByText('kan inte visas')).toHaveCount(0);

  await fields(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(widgetRows(page)).toHaveCount(count);
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(widgetRows(page)).toHaveCount(count + 1);
  isQuiet();
});

test('on a phone selecting a widget opens its form, and saving stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await entersWorkbench(page, { name: 'Anna' });
  await widgetRows(page).first().click();
  const heading = fields(page).getByLabel('Rubrik, svenska').first();
  await expect(fields(page)).toBeInViewport();
  await heading.fill('Nya ord');
  await expect(page.getByRole('button', { name: 'Spara' })).toBeInViewport();
  // A notice of pending changes may offer the same comparison.
  await expect(page.getByRole('button', { name: 'Jämför', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Fler åtgärder', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Jämför', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Innehåll' }).click();
  await expect(widgetRows(page).first()).toBeInViewport();
});
