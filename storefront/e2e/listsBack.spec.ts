/** Going back to a list: the same card at the same pixel, on a phone and a desktop. */
import { expect, type Page, test } from '@playwright/test';
import { opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const cards = (page: Page) => page.locator('main [data-product]');

/** Pixels between the top of the window and a product's card. */
const topOf = (page: Page, product: string) =>
  page
    .locator(`main [data-product="${product}"]`)
    .evaluate((card) => card.getBoundingClientRect().top);

/** Shows further pages, and scrolls a card of the last one to an odd position. */
async function scrollsToCard(page: Page, pages: number): Promise<string> {
  for (let shown = 1; shown < pages; shown += 1) {
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(cards(page)).toHaveCount((shown + 1) * 20);
  }
  const card = cards(page).nth(pages * 20 - 8);
  const product = (await card.getAttribute('data-product')) ?? '';
  await card.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 137);
  });
  await expect.poll(() => topOf(page, product)).toBeCloseTo(137, -1);
  return product;
}

async function opensProduct(page: Page, product: string): Promise<void> {
  const link = page.locator(`main [data-product="${product}"] a[href^="/p/"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('#buy')).toBeVisible();
}

for (const { name, ...viewport } of sizes)
  test.describe(name, () => {
    test.use({ viewport });

    test(`a card is at the same pixel after going back, on a ${name}`, async ({ page }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/c/dam');
      const product = await scrollsToCard(page, 3);
      const before = await topOf(page, product);
      await opensProduct(page, product);
      await page.goBack();
      await expect(cards(page)).toHaveCount(60);
      await expect
        .poll(() => topOf(page, product), { message: 'the top of the card' })
        .toBeCloseTo(before, 0);
      isQuiet();
    });

    test(`it is there after a reload of the list, on a ${name}`, async ({ page }) => {
      await opens(page, '/c/dam');
      const product = await scrollsToCard(page, 3);
      const before = await topOf(page, product);
      await page.reload();
      await expect(cards(page)).toHaveCount(60);
      await expect
        .poll(() => topOf(page, product), { message: 'the top of the card' })
        .toBeCloseTo(before, 0);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.style.minHeight))
        .toBe('');
    });

    test(`it is there after a reload of the product, on a ${name}`, async ({ page }) => {
      await opens(page, '/c/dam');
      const product = await scrollsToCard(page, 2);
      const before = await topOf(page, product);
      await opensProduct(page, product);
      await page.reload();
      await expect(page.locator('#buy')).toBeVisible();
      await page.goBack();
      await expect(cards(page)).toHaveCount(40);
      await expect
        .poll(() => topOf(page, product), { message: 'the top of the card' })
        .toBeCloseTo(before, 0);
    });

    test(`it is there when the list was opened at a shared page and filter, on a ${name}`, async ({
      page,
    }) => {
      await opens(page, '/c/dam?sort=PRICE&page=2');
      const product = await scrollsToCard(page, 2);
      const before = await topOf(page, product);
      await opensProduct(page, product);
      await page.goBack();
      await expect(cards(page)).toHaveCount(40);
      await expect
        .poll(() => topOf(page, product), { message: 'the top of the card' })
        .toBeCloseTo(before, 0);
    });
  });
