/** The cart when sizes sell out, the network is lost, or the shopper goes back. */
import { expect, test } from '@playwright/test';
import {
  addButton,
  buys,
  chooses,
  drawer,
  lines,
  opens,
  pick,
  quantityOf,
} from './steps/buying.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { firstMatching, isReleased, fetchProducts } from './steps/catalogueProducts.ts';

test('a line sold out since is reported and blocks the checkout; the rest can be bought once it is removed', async ({
  page,
  request,
}) => {
  const { product, size, other } = await pick(await fetchProducts(request, 'sweatshirts-herr'));
  await buys(page, product, size);
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(2);
  await withStock(size, 0, async () => {
    await opens(page, '/kassan');
    await expect(page).toHaveURL(/\/varukorg$/);
    const soldOut = lines(page.locator('main')).filter({
      hasText: 'Varan har sålt slut. Ta bort den för att gå vidare.',
    });
    await expect(soldOut).toHaveCount(1);
    await expect(page.locator('main').getByRole('link', { name: 'Till kassan' })).toHaveCount(0);
    await expect(
      page.getByText('Se över varorna som inte finns kvar, så kan du gå till kassan.'),
    ).toBeVisible();
    await soldOut.getByRole('button', { name: /^Ta bort/ }).click();
    await page.locator('main').getByRole('link', { name: 'Till kassan' }).click();
    await expect(page).toHaveURL(/\/kassan$/);
    await expect(page.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  });
});

test('adding without a network shows an error, loses nothing, and works when the network returns', async ({
  page,
  context,
  request,
}) => {
  const { product, size, other } = await pick(await fetchProducts(request, 'sweatshirts-herr'), 2);
  await buys(page, product, size);
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await context.setOffline(true);
  await addButton(page).click();
  await expect(page.locator('main').getByText(/^Vi når inte butiken just nu/)).toBeVisible();
  await context.setOffline(false);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(2);
  await expect(page.locator('main').getByText(/^Vi når inte butiken just nu/)).toHaveCount(0);
});

test('going back after adding does not add again', async ({ page, request }) => {
  const products = await fetchProducts(request, 'stickat-herr');
  const { product, size } = await pick(products);
  await opens(page, '/c/herr/stickat-herr');
  await buys(page, product, size);
  await drawer(page).getByRole('link', { name: 'Visa varukorgen' }).click();
  await expect(page).toHaveURL(/\/varukorg$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${product.canonicalUrl}$`));
  await page.goForward();
  await expect(quantityOf(lines(page.locator('main')))).toHaveValue('1');
});

test('an empty cart at the checkout’s address shows a message', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  await opens(page, '/kassan');
  await expect(page).toHaveURL(/\/varukorg$/);
  await expect(page.locator('main').getByText('Korgen är tom')).toBeVisible();
  isQuiet();
});

test('without scripts a size sold out in the meantime is refused with a message', async ({
  request,
}) => {
  const soldOut = firstMatching(
    await fetchProducts(request),
    'sold out in one size',
    (product) =>
      isReleased(product) &&
      product.totalStock.totalStock > 0 &&
      product.skus.some(({ stock }) => stock.totalStock === 0),
  );
  const size = firstMatching(soldOut.skus, 'sold out', ({ stock }) => stock.totalStock === 0);
  const response = await request.post('/varukorg', {
    form: { skuId: size.skuId, from: soldOut.canonicalUrl },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const page = await request.get(response.headers()['location'] ?? '');
  expect(await page.text()).toContain('Storleken hann ta slut.');
});
