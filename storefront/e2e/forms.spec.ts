/**
 * What a visitor can send from a content page, with and without scripts, and how an answers page
 * works.
 */
import { expect, test } from '@playwright/test';
import { opens } from './steps/buying.ts';

test('a visitor who writes to the shop is shown what is missing, and then a confirmation', async ({
  page,
}) => {
  await opens(page, '/kontakt');
  const form = page.getByRole('form', { name: 'Skriv till oss' });
  await form.getByRole('textbox', { name: 'E-post' }).fill('maja');
  await form.getByRole('textbox', { name: 'Meddelande' }).fill('Fickorna är för små.');
  await form.getByRole('button', { name: 'Skicka' }).click();
  const summary = page.getByRole('region', { name: 'Det är något kvar att rätta' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await form.getByRole('combobox').selectOption('Ett plagg eller en storlek');
  await form.getByRole('textbox', { name: 'E-post' }).fill('maja@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByText('Tack, nu ligger det hos oss.')).toBeFocused();
});

test('a visitor subscribes to the newsletter on the home page', async ({ page }) => {
  await opens(page, '/');
  const letter = page.locator('#form-newsletter');
  await letter.getByRole('textbox', { name: 'E-post' }).fill('maja@example.com');
  await letter.getByRole('button', { name: 'Anmäl mig' }).click();
  await expect(letter.getByText('Nu kommer nästa brev till dig också.')).toBeFocused();
});

test('a video is loaded on request, and its transcript is readable without it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await opens(page, '/skota-ull');
  await page.getByText('Det här visar filmen').click();
  await expect(page.getByText('Bilden rör sig långsamt nedåt')).toBeVisible();
  expect(requests.filter((url) => url.includes('/media/'))).toEqual([]);
  await page.getByRole('button', { name: /^Spela upp: En ullkappa/ }).click();
  await expect(page.locator('video')).toBeFocused();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to the shop and returns to the page, which confirms receipt', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    const form = page.getByRole('form', { name: 'Skriv till oss' });
    await form.getByRole('combobox').selectOption('Något annat');
    await form.getByRole('textbox', { name: 'E-post' }).fill('astrid@example.com');
    await form.getByRole('textbox', { name: 'Meddelande' }).fill('Hej!');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Skicka' }).click();
    await expect(page).toHaveURL(/\/kontakt\?form=[\w-]+&answer=received#form-/);
    await expect(page.getByText('Tack, nu ligger det hos oss.')).toBeVisible();
  });

  test('the questions open to their answers, and a video can be followed as a link', async ({
    page,
  }) => {
    await page.goto('/kontakt');
    await page.getByText('Var är mitt paket?').click();
    await expect(page.getByText('Spårningen finns i mejlet')).toBeVisible();
    await page.goto('/skota-ull');
    await expect(page.getByRole('link', { name: 'Öppna filmen' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Spela upp/ })).toBeHidden();
  });
});
