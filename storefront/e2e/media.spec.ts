/** The media library, as editors rely on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { entersWorkbench, fields, framed, widgetRows } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const boots = {
  name: 'boots.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(import.meta.dirname, '../../.storybook/pictures/boots.webp')),
};
const drawing = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

test('a picture is uploaded, described, focused and shown; the library lists its uses and refuses to delete it', async ({
  page,
}) => {
  // Other journeys edit this page at the same time: their saves are merged.
  const isQuiet = expectQuietConsole(page, { expected: [409] });
  await entersWorkbench(page, { name: 'Anna' });
  // Not the first, which they edit.
  const article = widgetRows(page).filter({ hasText: 'Ge kappan' });
  await article.click();
  await fields(page).getByRole('button', { name: 'Byt bild' }).click();
  const dialog = page.getByRole('dialog', { name: 'Välj bild' });
  await dialog.getByLabel('Lägg till bilder').setInputFiles([boots, drawing]);
  await expect(
    dialog.getByText('SVG går inte, eftersom en sådan fil kan bära skript.'),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'boots.webp' })).toBeVisible();

  // Different on every run, since the library keeps the description of an earlier run.
  const description = `Chelseakängor på ett ljust golv ${crypto.randomUUID().slice(0, 8)}`;
  const descriptionField = dialog.getByLabel('Bildbeskrivning, svenska');
  await descriptionField.fill('boots.webp');
  await expect(
    dialog.getByText('Det här ser ut som ett filnamn. Skriv vad bilden visar.'),
  ).toBeVisible();
  await descriptionField.fill(description);
  const down = dialog.getByRole('slider', { name: 'Uppifrån' });
  await down.press('Home');
  await down.press('Shift+ArrowDown');
  await expect(dialog.getByText('50 % från vänster, 10 % uppifrån')).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara om bilden' }).click();
  await expect(
    dialog.getByText('Sparat. Sidor som redan visar bilden behåller sina egna ord.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Använd bilden' }).click();

  const shown = framed(page).getByRole('img', { name: description });
  await expect(shown).toHaveCSS('object-position', '50% 10%');
  await expect(shown).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Utkast/ })).toBeVisible();

  await page.getByRole('button', { name: 'Bildbiblioteket' }).click();
  await page.getByLabel('Sök bland bilderna').fill(description);
  await page.getByRole('radio', { name: 'boots.webp' }).check();
  await expect(
    fields(page).getByText('Bilden kan inte tas bort så länge den visas.'),
  ).toBeVisible();
  await fields(page).getByRole('button', { name: 'Startsidan' }).click();
  await expect(article).toHaveAttribute('aria-current', 'true');
  await expect(fields(page).getByLabel('Bildbeskrivning, svenska')).toHaveValue(description);
  isQuiet();
});
