/** The cart over a page has an address: going back closes it, and the page stays. */
import { expect, type Page, test } from '@playwright/test';
import { badge, buys, drawer, lines, opens, pick } from './steps/buying.ts';
import { fetchProducts } from './steps/catalogueProducts.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const entries = (page: Page) => page.evaluate(() => history.length);

/** A list, scrolled, with the cart over it. */
async function opensCart(page: Page) {
  await opens(page, '/');
  await opens(page, '/c/dam');
  await page.evaluate(() => window.scrollTo(0, 600));
  const address = page.url();
  await badge(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}#cart`);
  return { address, scrolled: await page.evaluate(() => scrollY) };
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('going back closes the cart over the same place of the page, and forward and a reload open it', async ({
      page,
    }) => {
      const isQuiet = expectQuietConsole(page);
      const { address, scrolled } = await opensCart(page);
      await page.goBack();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(badge(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);

      await page.goForward();
      await expect(drawer(page)).toBeVisible();
      await page.reload();
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(badge(page)).toBeFocused();
      isQuiet();
    });

    test('closing the cart leaves its entry, however it is closed', async ({ page }) => {
      const { address } = await opensCart(page);
      const before = await entries(page);
      const close = drawer(page).getByRole('button', { name: 'Stäng' });
      const means = [() => page.keyboard.press('Escape'), () => close.click()];
      // On a phone the cart covers the page, and there is nothing beside it to press.
      if (viewport.width > 480) means.push(() => page.mouse.click(4, 400));
      for (const closes of means) {
        await closes();
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(address);
        await badge(page).click();
        await expect(page).toHaveURL(`${address}#cart`);
        expect(await entries(page)).toBe(before);
      }
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(new URL('/', address).href);
    });

    test('a link in the cart takes its entry: going back leads to the page', async ({
      page,
      request,
    }) => {
      const { product, size } = await pick(await fetchProducts(request, 'stickat-herr'));
      await buys(page, product, size);
      const { address } = await opensCart(page);
      const before = await entries(page);
      await lines(drawer(page)).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${product.canonicalUrl}$`));
      await expect(drawer(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(drawer(page)).toBeHidden();

      await badge(page).click();
      await drawer(page).getByRole('link', { name: 'Visa varukorgen' }).click();
      await expect(page).toHaveURL(/\/varukorg$/);
      // The same link over the cart's own page only closes the drawer.
      await badge(page).click();
      await expect(page).toHaveURL(/\/varukorg#cart$/);
      await drawer(page).getByRole('link', { name: 'Visa varukorgen' }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(/\/varukorg$/);
      await badge(page).click();
      await drawer(page).getByRole('link', { name: 'Till kassan' }).click();
      await expect(page).toHaveURL(/\/kassan/);
      await page.goBack();
      await expect(page).toHaveURL(/\/varukorg$/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      expect(await entries(page)).toBe(before + 1);
    });
  });

test('the palette replaces the cart, and leaves its entry', async ({ page }) => {
  const { address } = await opensCart(page);
  await page.keyboard.press('Control+k');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a shared address of a cart opens it, and closing it leaves the page’s', async ({ page }) => {
  await opens(page, '/c/dam#cart');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/c\/dam$/);
  await expect(badge(page)).toBeFocused();
});
