/** What shoppers do with content: come back to what they looked at, copy a code, press a look, draw a line between two pictures. */
import { expect, test } from '@playwright/test';
import { isReady, opens } from './steps/buying.ts';

test('what a shopper looked at waits on the front page, newest first, and nothing waits for a newcomer', async ({
  page,
}) => {
  const viewed = page.locator('section', {
    has: page.getByRole('heading', { name: 'Du tittade nyss på' }),
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(viewed).toHaveCount(0);
  const names: string[] = [];
  for (const place of [0, 1]) {
    await opens(page, '/c/dam');
    const link = page.locator('[data-product] a').nth(place);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await isReady(page);
    names.unshift(name);
  }
  await page.goto('/');
  // What lies far below is drawn when one comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText(names);
});

test('a code is copied by the keyboard', async ({ page, context }) => {
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

    test('a piece of a look is found by its mark, and the focus comes back to it', async ({
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

test('a line is drawn between before and after by arrows', async ({ page }) => {
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

  test('before and after stand beside each other, and a code is there to read', async ({
    page,
  }) => {
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
