/** What the search recommends: beside a product that was added, and for a search without results. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { buyable, fetchProducts, sizesWith } from './steps/catalogueProducts.ts';
import { buys, drawer, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('the open cart shows what goes with the product that was added', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  const product = buyable(await fetchProducts(page.request, 'jeans-dam'));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
  const offer = drawer(page).getByRole('region', { name: 'Du kanske också gillar' });
  await expect(offer.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  const link = offer.getByRole('link').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address ?? 'missing'}$`));
  await expect(drawer(page)).toBeHidden();
  isQuiet();
});

test('a cart that is opened without adding anything offers nothing', async ({ page }) => {
  const product = buyable(await fetchProducts(page.request, 'jeans-dam'));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
  await opens(page, '/c/dam');
  await page
    .locator('header')
    .getByRole('link', { name: /^Varukorg/ })
    .click();
  await expect(drawer(page).getByRole('list', { name: 'Varor i varukorgen' })).toBeVisible();
  await expect(drawer(page).getByText('Du kanske också gillar')).toHaveCount(0);
});

const viewed = (page: Page) => page.getByRole('region', { name: 'Du har tittat på' });

test('viewed products are removed one by one, and all at once', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  const [first, second, third, last] = await fetchProducts(page.request, 'jeans-dam');
  if (!first || !second || !third || !last) throw new Error('Products are missing.');
  for (const { canonicalUrl } of [first, second, third, last]) await opens(page, canonicalUrl);
  await page.locator('#alternatives').scrollIntoViewIfNeeded();
  await expect(viewed(page).getByRole('article')).toHaveCount(3);
  await viewed(page)
    .getByRole('button', { name: `Ta bort ${third.name ?? ''} från det du har tittat på` })
    .click();
  await expect(viewed(page).getByRole('article')).toHaveCount(2);
  await expect(
    viewed(page)
      .getByRole('button', { name: /^Ta bort / })
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await expectAccessible(page);
  await viewed(page).getByRole('button', { name: 'Rensa listan' }).click();
  await expect(viewed(page)).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBe('[]');
  isQuiet();
});

test('a search without results leads to the largest categories', async ({ page }) => {
  await opens(page, '/s/xqzzwv');
  const links = page
    .getByRole('list', { name: 'Letar du efter något av det här' })
    .getByRole('link');
  await expect(links).toHaveCount(5);
  await links.first().click();
  await expect(page.locator('main [data-product]').first()).toBeVisible();
});
