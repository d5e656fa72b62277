/** The cart as shoppers rely on it: what goes in stays in, on every page and in every tab, whatever the network and the shelves do. */
import { expect, test } from '@playwright/test';
import {
  addButton,
  badge,
  buys,
  chooses,
  drawer,
  isReady,
  lines,
  opens,
  quantityOf,
} from './steps/buying.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import {
  buyable,
  firstThat,
  isHere,
  shelf,
  type ShelfProduct,
  type ShelfSize,
  sizesWith,
} from './steps/shelves.ts';

async function pick(
  products: readonly ShelfProduct[],
  at = 0,
): Promise<{
  readonly product: ShelfProduct;
  readonly size: ShelfSize;
  readonly other: ShelfSize;
}> {
  const product = buyable(products.slice(at), { sizes: 2 });
  const [size, other] = sizesWith(product, 3);
  if (!size || !other) throw new Error('A size is missing.');
  return { product, size, other };
}

test('the same size twice is one line of two, another size a second line, and the badge counts the pieces', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const { product, size, other } = await pick(await shelf(request, 'skjortor-herr'));
  await buys(page, product, size);
  await page.keyboard.press('Escape');
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(1);
  await expect(quantityOf(lines(drawer(page)))).toHaveValue('2');
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(badge(page)).toHaveAccessibleName('Varukorg, 3 varor');
  isQuiet();
});

test('pieces go up and down in drawer and page; one is the least, removing empties both', async ({
  page,
  request,
}) => {
  const { product, size } = await pick(await shelf(request, 'skjortor-herr'), 1);
  await buys(page, product, size);
  const inDrawer = lines(drawer(page));
  const more = inDrawer.getByRole('button', { name: /^En till/ });
  const fewer = inDrawer.getByRole('button', { name: /^En färre/ });
  await expect(fewer).toBeDisabled();
  await more.click();
  await expect(quantityOf(inDrawer)).toHaveValue('2');
  await expect(more).toBeFocused();
  await fewer.click();
  await expect(quantityOf(inDrawer)).toHaveValue('1');
  await expect(fewer).toBeDisabled();

  await drawer(page).getByRole('link', { name: 'Visa varukorgen' }).click();
  await expect(page).toHaveURL(/\/varukorg$/);
  await expect(drawer(page)).toBeHidden();
  const onPage = lines(page.locator('main'));
  // Two quick presses are two pieces.
  await onPage.getByRole('button', { name: /^En till/ }).dblclick();
  await expect(quantityOf(onPage)).toHaveValue('3');
  await expect(onPage).not.toHaveAttribute('data-is-pending');
  await page.reload();
  await isReady(page);
  await expect(quantityOf(onPage)).toHaveValue('3');
  await badge(page).click();
  await expect(quantityOf(inDrawer)).toHaveValue('3');
  await inDrawer.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(drawer(page).getByText('Varukorgen är tom')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByText('Varukorgen är tom')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Varukorgen är tom');
});

test('a line removed on the page keeps the keyboard in the cart, and nothing typed as nought removes too', async ({
  page,
  request,
}) => {
  const { product, size, other } = await pick(await shelf(request, 't-shirts-pikeer'));
  await buys(page, product, size);
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(2);
  await opens(page, '/varukorg');
  const onPage = lines(page.locator('main'));
  await onPage
    .first()
    .getByRole('button', { name: /^Ta bort/ })
    .press('Enter');
  await expect(onPage).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Varor i varukorgen' })).toBeFocused();
  await quantityOf(onPage).fill('0');
  await quantityOf(onPage).press('Enter');
  await expect(page.locator('main').getByText('Varukorgen är tom')).toBeVisible();
  await expect(page.locator('main section').first()).toBeFocused();
});

test('more than there is gives what there is, and says so', async ({ page, request }) => {
  const products = await shelf(request, 't-shirts-pikeer');
  const { product, size } = await pick(products, 2);
  await withStock(size, 2, async () => {
    await buys(page, product, size);
    const line = lines(drawer(page));
    await quantityOf(line).fill('50');
    await quantityOf(line).press('Enter');
    await expect(quantityOf(line)).toHaveValue('2');
    await expect(line.getByRole('alert')).toHaveText(
      'Du kan tyvärr inte lägga fler i varukorgen. Endast 2 kvar på lager',
    );
    await page.keyboard.press('Escape');
    await addButton(page).click();
    await expect(
      page.locator('main').getByText('Du kan inte addera flera då du redan har 2 i varukorgen'),
    ).toBeVisible();
  });
});

test('the cart survives a reload and a new start of the browser, for a year', async ({
  page,
  request,
  browser,
}) => {
  const { product, size } = await pick(await shelf(request, 'byxor-herr'));
  await buys(page, product, size);
  await page.reload();
  await expect(badge(page)).toHaveAccessibleName('Varukorg, 1 vara');
  const state = await page.context().storageState();
  const cookie = state.cookies.find(({ name }) => name === 'ralph-cart');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
  const again = await browser.newContext({ storageState: state });
  const later = await again.newPage();
  await opens(later, new URL('/varukorg', page.url()).href);
  await expect(lines(later.locator('main'))).toHaveCount(1);
  await again.close();
});

test('two tabs stay in step, and two first carts opened at once become one', async ({
  page,
  context,
  request,
}) => {
  const products = await shelf(request, 'byxor-herr');
  const { product, size } = await pick(products, 1);
  const { product: second, size: secondSize } = await pick(products, products.indexOf(product) + 1);
  const tab = await context.newPage();
  await opens(page, product.canonicalUrl);
  await opens(tab, second.canonicalUrl);
  await chooses(page, size);
  await chooses(tab, secondSize);
  await Promise.all([addButton(page).click(), addButton(tab).click()]);
  for (const each of [page, tab]) await expect(lines(drawer(each))).toHaveCount(2);
  await lines(drawer(page))
    .first()
    .getByRole('button', { name: /^En till/ })
    .click();
  await expect(quantityOf(lines(drawer(tab)).first())).toHaveValue('2');
  await lines(drawer(tab))
    .first()
    .getByRole('button', { name: /^Ta bort/ })
    .click();
  await expect(lines(drawer(page))).toHaveCount(1);
});

test('a line that sold out since is told, keeps from the checkout, and the rest can be bought once it is gone', async ({
  page,
  request,
}) => {
  const { product, size, other } = await pick(await shelf(request, 'sweatshirts-herr'));
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

test('without a network adding says so, loses nothing, and works when the network is back', async ({
  page,
  context,
  request,
}) => {
  const { product, size, other } = await pick(await shelf(request, 'sweatshirts-herr'), 2);
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
  const products = await shelf(request, 'stickat-herr');
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

test('an empty cart at the checkout’s address says that it is empty', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/');
  await opens(page, '/kassan');
  await expect(page).toHaveURL(/\/varukorg$/);
  await expect(page.locator('main').getByText('Varukorgen är tom')).toBeVisible();
  isQuiet();
});

test('without scripts a size that sold out meanwhile is refused with a sentence', async ({
  request,
}) => {
  const soldOut = firstThat(
    await shelf(request),
    'sold out in one size',
    (product) =>
      isHere(product) &&
      product.totalStock.totalStock > 0 &&
      product.skus.some(({ stock }) => stock.totalStock === 0),
  );
  const size = firstThat(soldOut.skus, 'sold out', ({ stock }) => stock.totalStock === 0);
  const answer = await request.post('/varukorg', {
    form: { skuId: size.skuId, from: soldOut.canonicalUrl },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  const page = await request.get(answer.headers()['location'] ?? '');
  expect(await page.text()).toContain('Storleken hann ta slut.');
});

test('a code is taken off once: the lines stand before it, and the sums read downwards', async ({
  page,
  request,
}) => {
  const { product, size } = await pick(
    (await shelf(request, 'stickat')).filter(({ unitPrice }) => !unitPrice.isDiscounted),
  );
  await buys(page, product, size);
  await opens(page, '/varukorg');
  const amountsOf = (words: readonly string[]) =>
    words.map((word) =>
      Number(
        word
          .replace(/[^\d,−]/g, '')
          .replace('−', '-')
          .replace(',', '.'),
      ),
    );
  await page.getByRole('textbox', { name: 'Rabattkod' }).fill('STICKAT20');
  await page.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.getByRole('button', { name: /STICKAT20/ })).toBeFocused();
  const sums = page.locator('main dl');
  await expect(sums.getByText('Rabatt (STICKAT20)')).toBeVisible();
  const [subtotal = 0, discount = 0] = amountsOf(await sums.locator('dd').allInnerTexts());
  expect(subtotal).toBe(product.unitPrice.sellingPriceIncVat);
  expect(discount).toBeCloseTo(-0.2 * subtotal, 1);
  await expect(lines(page.locator('main'))).toContainText(
    (await sums.locator('dd').first().innerText()).trim(),
    { useInnerText: true },
  );
  await page.getByRole('textbox', { name: /kod/i }).fill('FINNSINTE');
  await page.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.getByRole('textbox', { name: /kod/i })).toBeFocused();
});
