/**
 * Shoppers' use of content: return to viewed products, copy a code, open a look, compare two
 * pictures.
 */
import { expect, test } from '@playwright/test';
import { isReady, opens } from './steps/buying.ts';

test('recently viewed products appear on the home page, newest first, and not for a new visitor', async ({
  page,
}) => {
  const viewed = page.locator('section', {
    has: page.getByRole('heading', { name: 'Du tittade nyss på' }),
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(viewed).toHaveCount(0);
  const names: string[] = [];
  for (const index of [0, 1]) {
    await opens(page, '/c/dam');
    const link = page.locator('[data-product] a').nth(index);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await isReady(page);
    names.unshift(name);
  }
  await page.goto('/');
  // Widgets far below are rendered when scrolled near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(names);
});

test('a promo code is copied with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opens(page, '/helgen');
  await page.getByRole('button', { name: 'Kopiera koden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koden är kopierad')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HELG15');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a piece of a look is opened by its mark, and focus returns to the mark', async ({
      page,
    }) => {
      await page.goto('/lager-pa-lager');
      const mark = page.getByRole('button', { name: /^Visa / }).first();
      const name = ((await mark.getAttribute('aria-label')) ?? '').replace(/^Visa /, '');
      await mark.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('group', { name: `Visa ${name}` });
      await expect(panel.getByRole('link', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(mark).toBeFocused();
      await mark.press('Enter');
      await panel.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

test('arrow keys move the line between before and after', async ({ page }) => {
  await opens(page, '/fargas-om');
  const slider = page.getByRole('slider', { name: 'Dra för att se Före eller Efter' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0.% Före$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^5.% Före$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('before and after are side by side, and the promo code is readable', async ({ page }) => {
    await page.goto('/fargas-om');
    const [before, after] = await Promise.all(
      ['En rostfärgad ullkappa.', 'Samma ullkappa, färgad chokladbrun.'].map((name) =>
        page.getByRole('img', { name }).boundingBox(),
      ),
    );
    expect(before && after && before.x + before.width <= after.x).toBe(true);
    await expect(page.getByRole('slider')).toBeHidden();
    await page.goto('/helgen');
    await expect(page.getByText('HELG15')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kopiera koden' })).toBeHidden();
  });
});
