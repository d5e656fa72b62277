/** Pictures in full screen: zoomed and moved by wheel, hand and keys. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { opens } from './steps/buying.ts';
import { fetchProducts, firstMatching, isReleased } from './steps/catalogueProducts.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const large = (page: Page) => page.getByRole('dialog', { name: /^Bilder av/ });

/** Where the picture is drawn, and how large. */
const place = (page: Page) =>
  large(page)
    .getByRole('img')
    .evaluate((picture) => {
      const { left, top, width } = picture.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    });

async function opensLarge(page: Page): Promise<void> {
  const product = firstMatching(
    await fetchProducts(page.request, 'dam'),
    'shown in several pictures',
    (each) => isReleased(each) && each.productImages.length > 2,
  );
  await opens(page, product.canonicalUrl);
  const openers = page.getByRole('region', { name: /^Bilder av/ }).getByRole('button');
  await openers.first().click();
  await expect(large(page)).toBeVisible();
  // The picture's own size is known, which limits how far it moves.
  await expect
    .poll(() =>
      large(page)
        .locator('img')
        .first()
        .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
    )
    .toBe(true);
}

test('a picture is enlarged where it is pressed twice, follows the hand, and is whole again', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opensLarge(page);
  await expectAccessible(page);
  const whole = await place(page);
  await page.mouse.dblclick(640, 200);
  await expect.poll(() => place(page)).toMatchObject({ width: whole.width * 2 });
  const enlarged = await place(page);
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(640, 240);
  await page.mouse.up();
  await expect.poll(() => place(page)).toEqual({ ...enlarged, top: enlarged.top - 60 });
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await place(page)).top).toBeGreaterThan(enlarged.top - 60);
  await page.keyboard.press('0');
  await expect.poll(() => place(page)).toEqual(whole);
  isQuiet();
});

test('a wheel zooms the picture and not the page, and the next picture is whole', async ({
  page,
}) => {
  await opensLarge(page);
  const whole = await place(page);
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => place(page)).toMatchObject({ width: whole.width * 4 });
  await expect(large(page).getByRole('status')).toHaveText(/4 gångers förstoring$/);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await large(page).getByRole('slider', { name: 'Förstoring' }).press('ArrowLeft');
  await expect(large(page).getByRole('status')).toHaveText(/3,9 gångers förstoring$/);
  await large(page).getByRole('button', { name: 'Nästa bild' }).click();
  await expect.poll(() => place(page)).toEqual(whole);
  await expect(large(page).getByRole('status')).toHaveText(/^2 av \d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom, one swipes to the next picture, and buttons do the same', async ({
    page,
  }) => {
    await opensLarge(page);
    const whole = await place(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: readonly number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 420, id })),
      });
    await send('touchStart', [175, 215]);
    await send('touchMove', [155, 235]);
    await send('touchEnd', []);
    await expect.poll(() => place(page)).toMatchObject({ width: whole.width * 2 });
    await large(page).getByRole('button', { name: 'Mindre' }).click();
    await large(page).getByRole('button', { name: 'Mindre' }).click();
    await expect.poll(() => place(page)).toEqual(whole);
    await send('touchStart', [300]);
    await send('touchMove', [200]);
    await send('touchEnd', []);
    await expect(large(page).getByText(/^2 av \d$/)).toBeVisible();
    await expect(large(page).getByText('Nyp eller dubbeltryck')).toBeVisible();
    await expectAccessible(page);
  });
});

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`going back closes it over the same place on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await opensLarge(page);
    const product = page.url();
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await expect(large(page)).toBeHidden();
    expect(page.url()).toBe(product.replace(/#.*/, ''));
    const openers = page.getByRole('region', { name: /^Bilder av/ }).getByRole('button');
    await openers.first().click();
    await page.keyboard.press('Escape');
    await expect(large(page)).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
    await expect(openers.first()).toBeFocused();
  });
