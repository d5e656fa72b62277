/** Menus in the workbench: edited as a tree, and published to shoppers. */
import { expect, test } from '@playwright/test';
import { entersWorkbench, fields, framed, publishes, unfolds } from './steps/editor.ts';

test('a menu is edited as a tree by keys, and reaches shoppers when published', async ({
  page,
  request,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await (await unfolds(page, 'Menyer')).getByRole('button', { name: /^Sidfot, första/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sidfot, första' })).toBeVisible();
  const rows = page
    .getByRole('region', { name: 'I menyn' })
    .getByRole('listitem')
    .getByRole('button');
  const count = await rows.count();
  await rows.first().click();
  await page.getByRole('button', { name: 'Lägg till en länk' }).click();
  await expect(rows).toHaveCount(count + 1);
  const texts = fields(page).getByRole('group', { name: 'Text' });
  await texts.getByLabel('svenska').fill('Så sköter vi plaggen');
  await expect(framed(page).getByRole('link', { name: 'Så sköter vi plaggen' })).toBeVisible();
  const target = fields(page).getByLabel('Leder till').first();
  await target.selectOption({ label: 'Adress' });
  const address = fields(page).getByRole('textbox', { name: 'Leder till' });
  await address.fill('/finns-inte');
  await address.press('Tab');
  await expect(
    fields(page).getByRole('textbox', { name: 'Leder till' }),
  ).toHaveAccessibleDescription(/Länken leder till något som inte finns\./);
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await page
    .getByRole('alert')
    .getByRole('button', { name: /Länken leder till något som inte finns\.$/ })
    .click();
  await expect(address).toBeFocused();
  await target.selectOption({ label: 'Sida' });
  await fields(page).getByRole('combobox', { name: 'Sök en sida' }).fill('sköter ull');
  await page.getByRole('option', { name: 'Så sköter du ull' }).click();
  await expect(fields(page).getByText('/skota-ull', { exact: true })).toBeVisible();
  await expect(framed(page).getByRole('link', { name: 'Så sköter vi plaggen' })).toHaveAttribute(
    'href',
    '/skota-ull',
  );
  await rows.filter({ hasText: 'Så sköter vi plaggen' }).press('Alt+ArrowUp');
  await expect(rows.first()).toContainText('Så sköter vi plaggen');
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(rows.nth(1)).toContainText('Så sköter vi plaggen');
  await rows.nth(1).press('Alt+ArrowRight');
  await expect(rows.nth(1)).toHaveAttribute('data-level', '2');
  await rows.nth(1).press('Alt+ArrowLeft');

  await page.getByRole('tab', { name: /^Anmärkningar/ }).click();
  await fields(page)
    .getByRole('listitem')
    .filter({ hasText: 'Saknas på bokmål, danska och finska.' })
    .getByRole('button', { name: 'Gå till fältet' })
    .click();
  await expect(
    fields(page).getByRole('group', { name: 'Text' }).getByLabel('bokmål'),
  ).toBeFocused();
  for (const [language, text] of [
    ['finska', 'Näin hoidamme vaatteet'],
    ['bokmål', 'Slik steller vi plaggene'],
    ['danska', 'Sådan plejer vi tøjet'],
  ] as const)
    await fields(page).getByRole('group', { name: 'Text' }).getByLabel(language).fill(text);
  await publishes(page);
  await expect(async () =>
    expect(await (await request.get('/leverans')).text()).toContain('Så sköter vi plaggen'),
  ).toPass();
});
