/**
 * No editor's input is lost, whatever happens around them. Each test edits a page of its own,
 * since saves remain.
 */
import { expect, type Page, test } from '@playwright/test';
import {
  entersWorkbench,
  fields,
  framed,
  opensPage,
  previewLink,
  unfolds,
  widgetRows,
} from './steps/editor.ts';
import { operator } from './steps/operator.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Utkast \d+, sparat/ });
const heading = (page: Page) => fields(page).getByLabel('Rubrik, svenska').first();

async function writes(page: Page, text: string): Promise<void> {
  await widgetRows(page).first().click();
  await heading(page).fill(text);
}

test('an expired session loses no work: editing continues after signing in again in another tab', async ({
  page,
  context,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Integritet');
  await writes(page, 'Innan sessionen tog slut');
  await context.clearCookies();
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Din tid i verkstaden har gått ut.' }),
  ).toBeVisible();
  await expect(
    page.getByText('npm run shop -- preview-link --name "Anna" --role publisher'),
  ).toBeVisible();
  await expect(heading(page)).toHaveValue('Innan sessionen tog slut');
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(
    'Innan sessionen tog slut',
  );
  const other = await context.newPage();
  await other.goto(await previewLink({ name: 'Anna' }));
  await expect(other.getByRole('navigation', { name: 'Innehåll', exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'gått ut' })).toHaveCount(0);
});

test('a lost network keeps the workbench usable, and unsaved changes are saved when it returns', async ({
  page,
  context,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Kakor');
  await writes(page, 'Innan nätet försvann');
  await context.setOffline(true);
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Det gick inte att spara: butiken svarade inte.' }),
  ).toBeInViewport();
  await expect(heading(page)).toHaveValue('Innan nätet försvann');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
});

test('input typed while leaving a page is saved, announced and can be undone; the page is in the address', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Färgas om, inte slängs');
  await writes(page, 'Första halvan');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/workbench/page/*', async (route) => {
    if (route.request().method() === 'PUT') await answered;
    await route.continue();
  });
  const pages = await unfolds(page, 'Sidor');
  const sent = page.waitForRequest(
    (request) =>
      request.method() === 'PUT' &&
      request.url().includes('/page/') &&
      !request.url().endsWith('/presence'),
  );
  const address = page.url();
  await pages.getByRole('listitem').getByRole('button').filter({ hasText: 'Köpvillkor' }).click();
  await sent;
  await heading(page).fill('Första halvan och den andra');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Köpvillkor' })).toBeVisible();
  await expect(page.getByText('sparades som utkast när du gick vidare.')).toBeInViewport();
  expect(page.url()).not.toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveValue('Första halvan och den andra');
  await page.reload();
  await expect(heading(page)).toHaveValue('Första halvan och den andra');
});

test('two editors are shown each other at once, and their edits in different places are merged', async ({
  page,
  browser,
}) => {
  await entersWorkbench(page, { name: 'Vera' });
  await opensPage(page, 'Retur och ångerrätt');
  const other = await (await browser.newContext()).newPage();
  await entersWorkbench(other, { name: 'Otto' });
  await opensPage(other, 'Retur och ångerrätt');
  await expect(page.getByText('Otto har också sidan öppen')).toBeVisible();
  await expect(other.getByText('Vera har också sidan öppen')).toBeVisible();

  await writes(other, 'Ottos rubrik');
  await fields(page).getByLabel('Beskrivning, svenska').fill('Veras beskrivning');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(other.getByText('Vera har sparat en nyare version')).toBeVisible();
  await other.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(
    other.getByText('Era ändringar är sammanförda och inget är borta.'),
  ).toBeInViewport();
  await expect(other.getByText('Inget är publicerat än')).toBeInViewport();
  await expect(page.getByText('Otto har sparat en nyare version')).toBeVisible();
  await page.getByRole('button', { name: 'Hämta den' }).click();
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText('Ottos rubrik');
  await expect(fields(page).getByLabel('Beskrivning, svenska')).toHaveValue('Veras beskrivning');
  await other.context().close();
});

test('a reader can open every page and has nothing to save', async ({ page }) => {
  const output = await operator('preview-link', '--name', 'Outi', '--channel', 'fi');
  await page.goto(output.split('\n').find((line) => line.startsWith('http')) ?? '');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(
    page.getByText(/^Voit katsoa mutta et muuttaa\.$|^Du kan titta, men inte ändra\.$/).first(),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(?:Spara|Tallenna|Publicera|Julkaise)$/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('complementary').getByRole('textbox').first()).toBeDisabled();
  await expect(page.getByRole('link', { name: /^(?:Till butiken|Kauppaan)$/ })).toBeVisible();
});

test('a pending publish is shown as such, and is sent once', async ({ page }) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Klubben');
  await writes(page, 'En gång räcker');
  let sent = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/publish', async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  const publish = page.getByRole('button', { name: 'Publicera', exact: true });
  await publish.click();
  await expect(publish).toHaveAttribute('aria-busy', 'true');
  // The button is marked as disabled; an impatient editor clicks it anyway.
  await publish.click({ force: true });
  await expect(page.getByText('Publicerar …')).toBeVisible();
  answer();
  await expect(page.getByText('Sidan är publicerad.', { exact: true })).toBeInViewport();
  expect(sent).toBe(1);
});

test('a page without an address is not published, and the error is shown at its field', async ({
  page,
}) => {
  await entersWorkbench(page, { name: 'Anna' });
  await opensPage(page, 'Helgen är lång nog');
  const address = fields(page).getByLabel('Adress, svenska');
  await address.fill('');
  await expect(address).toHaveAccessibleDescription(/^Ge sidan en adress\./);
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Sidan kan inte publiceras än.' }),
  ).toBeInViewport();
});
