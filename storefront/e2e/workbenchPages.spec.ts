/** Pages, schedules and revisions, as editors rely on them. */
import { expect, test } from '@playwright/test';
import {
  adds,
  entersWorkbench,
  fields,
  framed,
  opensPage,
  publishes,
  saves,
  unfolds,
  widgetRows,
} from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('a page is created in four languages, given a new address that the old one redirects to, copied and removed', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  await (await unfolds(page, 'Sidor')).getByRole('button', { name: 'Ny sida' }).click();
  const making = page.getByRole('dialog', { name: 'Ny sida' });
  await making.getByRole('button', { name: 'Skapa' }).click();
  await expect(making.getByLabel('Namn i verkstaden')).toBeFocused();
  await expect(making.getByText('Fyll i fältet.')).toHaveCount(5);
  await making.getByLabel('Namn i verkstaden').fill('Lucia 2026');
  for (const [language, title] of [
    ['svenska', 'Årets lucia'],
    ['bokmål', 'Årets lucia'],
    ['danska', 'Årets lucia'],
    ['finska', 'Lucian päivä'],
  ] as const)
    await making.getByRole('group', { name: language }).getByLabel('Titel').fill(title);
  await expect(making.getByRole('group', { name: 'finska' }).getByLabel('Adress')).toHaveValue(
    'lucian-paiva',
  );
  await making.getByRole('group', { name: 'svenska' }).getByLabel('Adress').fill('leverans');
  await making.getByRole('button', { name: 'Skapa' }).click();
  await expect(
    making.getByRole('group', { name: 'svenska' }).getByText('En annan sida har den adressen.'),
  ).toBeVisible();
  await making.getByRole('group', { name: 'svenska' }).getByLabel('Adress').fill('lucia');
  await making.getByRole('button', { name: 'Skapa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lucia 2026' })).toBeVisible();
  expect((await request.get('/lucia')).status()).toBe(404);

  await adds(page, 'Citat');
  await fields(page)
    .getByLabel(/svenska$/)
    .first()
    .fill('Natten går tunga fjät');
  await fields(page).getByLabel('Vem som sa det, svenska').fill('Arvid Rosén');
  await publishes(page);
  expect(await (await request.get('/lucia')).text()).toContain('Natten går tunga fjät');

  await fields(page).getByRole('button', { name: 'Till sidans egna fält' }).click();
  await fields(page).getByLabel('Adress, svenska').fill('lucia-2026');
  await publishes(page);
  await expect(async () =>
    expect((await request.get('/lucia')).url()).toMatch(/\/lucia-2026$/),
  ).toPass();

  await fields(page).getByRole('button', { name: 'Kopiera sidan' }).click();
  await page.getByRole('dialog').getByLabel('Namn i verkstaden').fill('Lucia 2027');
  await page.getByRole('dialog').getByRole('button', { name: 'Kopiera sidan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lucia 2027' })).toBeVisible();
  await expect(fields(page).getByLabel('Adress, svenska')).toHaveValue('lucia-2027');

  await opensPage(page, 'Lucia 2026');
  await fields(page).getByRole('button', { name: 'Ta bort sidan …' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Ta bort ”Lucia 2026”?' });
  await expect(confirmation.getByText('Kunderna kan inte se sidan längre')).toBeVisible();
  await confirmation
    .getByLabel('Den som har adressen kommer till')
    .selectOption({ label: 'Leverans' });
  await confirmation.getByRole('button', { name: 'Ta bort sidan' }).click();
  await expect(page.getByText('Sidan är borttagen.')).toBeVisible();
  await expect(async () =>
    expect((await request.get('/lucia-2026')).url()).toMatch(/\/leverans$/),
  ).toPass();
  isQuiet();
});

test('a targeted or scheduled widget explains why it is not shown; an end before its start is reported at its field', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Kontakta oss');
  const row = widgetRows(page).first();
  await row.click();
  const first = framed(page).getByRole('heading', { level: 1 });
  await expect(first).toBeVisible();
  // The widget below becomes the first heading when it is removed.
  const heading = framed(page).getByRole('heading', {
    name: (await first.textContent()) ?? '',
    exact: true,
  });
  await fields(page).locator('summary').filter({ hasText: 'Visas för' }).first().click();
  await fields(page).getByLabel('Student').first().check();
  await expect(
    fields(page).getByText('Sverige: visas inte nu. Det visas bara för: Student.'),
  ).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page
    .getByRole('main')
    .getByLabel('Kund', { exact: true })
    .selectOption({ label: 'Student' });
  await expect(heading).toBeVisible();
  await expect(fields(page).getByText('visas inte nu')).toHaveCount(0);

  await fields(page).getByLabel('Från', { exact: true }).first().fill('2030-12-24T08:00');
  await fields(page).getByLabel('Till', { exact: true }).first().fill('2030-12-23T08:00');
  await expect(
    fields(page).getByText('Sverige: visas inte nu. Det börjar 24 dec. 2030 08:00.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: /^Anmärkningar/ }).click();
  await fields(page)
    .getByRole('listitem')
    .filter({ hasText: 'Slutar innan det börjar.' })
    .getByRole('button', { name: 'Gå till fältet' })
    .click();
  await expect(fields(page).getByLabel('Till', { exact: true }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Sidan kan inte publiceras än.')).toBeVisible();
});

test('a widget for one kind of screen is shown only there, and one for guests only while signed out', async ({
  page,
  context,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  // A separate page: nobody else saves it meanwhile.
  await opensPage(page, 'Köpvillkor');
  const adding = async (text: string, choose: () => Promise<unknown>) => {
    await adds(page, 'Citat');
    await fields(page)
      .getByLabel(/svenska$/)
      .first()
      .fill(text);
    await fields(page).locator('summary').filter({ hasText: 'Visas för' }).first().click();
    await choose();
  };
  await adding('Bara i telefonen', () =>
    fields(page).getByLabel('Skärm').first().selectOption({ label: 'Telefon' }),
  );
  await adding('Bara på datorn', () =>
    fields(page).getByLabel('Skärm').first().selectOption({ label: 'Dator' }),
  );
  await adding('Bara för gäster', () =>
    fields(page).getByLabel('Medlemskap').first().selectOption({ label: 'Inte medlem' }),
  );
  await adding('Bara för medlemmar', () =>
    fields(page).getByLabel('Medlemskap').first().selectOption({ label: 'Medlem' }),
  );
  await publishes(page);

  const shopper = await context.newPage();
  await shopper.setViewportSize({ width: 390, height: 800 });
  await expect(async () => {
    await shopper.goto('/kopvillkor');
    await expect(shopper.getByText('Bara i telefonen')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(shopper.getByText('Bara på datorn')).toBeHidden();
  await expect(shopper.getByText('Bara för gäster')).toBeVisible();
  await expect(shopper.getByText('Bara för medlemmar')).toHaveCount(0);
  await shopper.setViewportSize({ width: 1280, height: 800 });
  await expect(shopper.getByText('Bara på datorn')).toBeVisible();
  await expect(shopper.getByText('Bara i telefonen')).toBeHidden();
});

test('a saved draft can be scheduled, unscheduled, and compared with the published page', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Om oss');
  await widgetRows(page).first().click();
  await fields(page).getByLabel('Rubrik, svenska').first().fill('Vi på Solvik');
  await fields(page).getByRole('button', { name: 'Till sidans egna fält' }).click();
  await fields(page).getByLabel('Titel, svenska').fill('Om oss på Solvik');
  await saves(page);

  await page.getByRole('button', { name: 'Schemalägg', exact: true }).click();
  const confirmation = page.getByRole('dialog');
  await confirmation.getByLabel('Dag och tid').fill('2020-01-01T08:00');
  await confirmation.getByRole('button', { name: 'Schemalägg' }).click();
  await expect(confirmation.getByText('Välj en tid som inte har varit.')).toBeVisible();
  await confirmation.getByLabel('Dag och tid').fill('2031-12-13T07:00');
  await confirmation.getByRole('button', { name: 'Schemalägg' }).click();
  await expect(page.getByText('Publiceringen är schemalagd.')).toBeVisible();
  await expect(fields(page).getByText(/^Utkast \d+ publiceras 13 dec\. 2031/)).toBeVisible();
  await fields(page).getByRole('button', { name: 'Avbryt schemaläggningen' }).click();
  await expect(page.getByText('Schemaläggningen är avbruten.')).toBeVisible();

  await page.getByRole('button', { name: 'Jämför', exact: true }).first().click();
  const comparing = page.getByRole('dialog', { name: 'Jämför två versioner' });
  const changed = comparing.getByRole('listitem').filter({ hasText: 'Vi på Solvik' });
  await expect(changed).toContainText('Ändrat');
  await expect(changed).toContainText('Rubrik, svenska');
  const pictures = [0, 1].map((at) =>
    comparing.locator('iframe').nth(at).contentFrame().getByRole('heading', { level: 1 }),
  );
  await expect(pictures[1] ?? comparing).toHaveText('Vi på Solvik');
  await expect(pictures[0] ?? comparing).not.toHaveText('Vi på Solvik');
  await expect(comparing.locator('iframe').nth(1)).toHaveAttribute(
    'title',
    'Efter: Om oss på Solvik',
  );
  await expect(comparing.locator('iframe').nth(0)).not.toHaveAttribute(
    'title',
    'Före: Om oss på Solvik',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Översättningar' }).click();
  await page
    .getByRole('dialog', { name: 'Översättningar' })
    .getByRole('button', { name: /^Rubrik, finska/ })
    .first()
    .click();
  await expect(fields(page).getByLabel('Rubrik, finska').first()).toBeFocused();
});

test('a writer is informed beforehand that others publish, and the last chosen width is restored', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Vera', role: 'writer' });
  await expect(
    page.getByRole('button', { name: 'Publicera', exact: true }),
  ).toHaveAccessibleDescription('Du skriver; en utgivare publicerar.');
  await expect(page.getByRole('button', { name: 'Schemalägg' })).toHaveCount(0);
  await page.getByLabel('Bredd', { exact: true }).selectOption('768');
  await page.reload();
  await expect(page.getByLabel('Bredd', { exact: true })).toHaveValue('768');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Hoppa till fälten' }).first().press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Fält' })).toBeFocused();
});
