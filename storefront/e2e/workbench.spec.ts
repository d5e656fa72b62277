/** The editors' workbench, as editors rely on it. */
import { expect, test } from '@playwright/test';
import {
  entersWorkbench,
  fields,
  framed,
  opensPage,
  previewLink,
  widgetRows,
} from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('without a link there is a sign-in that explains how to get one, and nothing else', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const response = await page.goto('/preview-widgets');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Verkstaden' })).toBeVisible();
  expect((await request.get('/api/workbench/contents')).status()).toBe(401);
  isQuiet();
});

test('a link signs in once, leaves the address, and is refused when used again', async ({
  page,
  browser,
}) => {
  const link = await previewLink({ name: 'Anna' });
  await page.goto(link);
  await expect(page).toHaveURL(/\/preview-widgets$/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toHaveText('Länken har redan använts. Be om en ny.');
  await stranger.context().close();
  const forged = await (await browser.newContext()).newPage();
  await forged.goto(`${link.slice(0, -3)}AAA`);
  await expect(forged.getByRole('alert')).toHaveText('Länken går inte att läsa. Be om en ny.');
  await forged.context().close();
});

test('an edit is visible at once only to its editor, is saved as a draft, and reaches shoppers when published', async ({
  page,
  browser,
}) => {
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Storleksguide');
  const shown = framed(page).getByRole('heading', { level: 1 });
  const before = (await shown.textContent()) ?? '';
  await widgetRows(page).first().click();
  const heading = fields(page).getByLabel('Rubrik, svenska').first();
  await expect(heading).toHaveValue(before);
  await heading.fill('Rätt storlek');
  await expect(shown).toHaveText('Rätt storlek');

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto('/storleksguide');
  const read = shopper.getByRole('heading', { level: 1 });
  const reads = (text: string) =>
    expect(async () => {
      await shopper.reload();
      await expect(read).toHaveText(text, { timeout: 500 });
    }).toPass();
  await expect(read).toHaveText(before);

  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(shown).toHaveText(before);
  await page.getByRole('button', { name: 'Gör om' }).click();
  await expect(shown).toHaveText('Rätt storlek');

  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Utkast \d+, sparat/ })).toBeVisible();
  await page.reload();
  await opensPage(page, 'Storleksguide');
  await expect(shown).toHaveText('Rätt storlek');
  await reads(before);

  await page.getByRole('button', { name: 'Publicera' }).click();
  await expect(page.getByText('Sidan är publicerad.', { exact: true })).toBeVisible();
  await reads('Rätt storlek');

  await page.getByRole('tab', { name: 'Historik' }).click();
  await fields(page).getByRole('button', { name: 'Publicera den här versionen' }).last().click();
  await reads(before);
  await shopper.context().close();
  isQuiet();
});

test('clicking the page selects the widget, a finding links to its field, and a page with an error is not published', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  const hero = widgetRows(page).first();
  await expect(async () => {
    await framed(page).getByRole('heading', { level: 1 }).click();
    await expect(hero).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await fields(page).getByLabel('Leder till').fill('javascript:alert(1)');
  await page.getByRole('tab', { name: /^Anmärkningar/ }).click();
  await fields(page)
    .getByRole('listitem')
    .filter({ hasText: 'Ange en adress i butiken' })
    .getByRole('button', { name: 'Gå till fältet' })
    .click();
  await expect(fields(page).getByLabel('Leder till')).toBeFocused();
  await page.getByRole('button', { name: 'Publicera' }).click();
  await expect(
    page.getByText('Sidan kan inte publiceras än. Rätta felen under Anmärkningar.'),
  ).toBeVisible();
});

test('widgets are moved by drag and by keys, undone, and previewed in all four sites at once, each in its own texts', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  const rows = widgetRows(page);
  const second = (await rows.nth(1).textContent()) ?? '';
  await rows.nth(1).press('Alt+ArrowUp');
  await expect(rows.first()).toHaveText(second);
  await page.getByRole('button', { name: 'Ångra' }).press('Enter');
  await expect(rows.nth(1)).toHaveText(second);
  const firstRendered = async () =>
    framed(page).locator('main [data-widget]').first().getAttribute('data-widget');
  const before = await firstRendered();
  await rows.nth(1).dragTo(rows.first());
  await expect(rows.first()).toHaveText(second);
  await expect.poll(firstRendered, { message: 'the page follows' }).not.toBe(before);
  await page.getByRole('button', { name: 'Ångra' }).press('Enter');
  await expect(rows.nth(1)).toHaveText(second);
  await expect.poll(firstRendered).toBe(before);

  await page.getByLabel('Kanal').selectOption('all');
  await expect(page.locator('figure iframe')).toHaveCount(4);
  const headings = await Promise.all(
    [0, 1, 2, 3].map((at) =>
      page.frameLocator('iframe').nth(at).getByRole('heading', { level: 1 }).textContent(),
    ),
  );
  expect(new Set(headings).size).toBe(4);
});

test('a writer drafts but does not publish; a second editor is notified and loses nothing', async ({
  page,
  browser,
}) => {
  await entersWorkbench(page, { name: 'Vera', role: 'writer' });
  const other = await (await browser.newContext()).newPage();
  await entersWorkbench(other, { name: 'Otto', role: 'writer' });
  for (const editor of [page, other]) await opensPage(editor, 'Leverans');
  for (const [editor, word] of [
    [page, 'Veras ord'],
    [other, 'Ottos ord'],
  ] as const) {
    await widgetRows(editor).first().click();
    await fields(editor).getByLabel('Rubrik, svenska').first().fill(word);
    await editor.getByRole('button', { name: 'Spara' }).click();
    if (editor === page)
      await expect(editor.getByRole('status').filter({ hasText: /^Utkast/ })).toBeVisible();
  }
  await expect(
    other.getByRole('alert').filter({ hasText: 'Vera har sparat sidan under tiden' }),
  ).toBeVisible();
  await expect(fields(other).getByLabel('Rubrik, svenska').first()).toHaveValue('Ottos ord');
  await other.getByRole('button', { name: 'Behåll mina ändringar' }).click();
  await expect(other.getByRole('status').filter({ hasText: /^Utkast/ })).toBeVisible();
  await other.getByRole('button', { name: 'Publicera' }).click();
  await expect(other.getByText('Din inloggning räcker inte till det.')).toBeVisible();
  await other.context().close();
});
