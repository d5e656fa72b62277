/** The cart as shoppers rely on it: its contents survive on every page and in every tab. */
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
  pick,
  quantityOf,
} from './steps/buying.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { fetchProducts } from './steps/catalogueProducts.ts';

test('adding the same size twice makes one line of two, another size a second line, and the badge counts the pieces', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const { product, size, other } = await pick(await fetchProducts(request, 'skjortor-herr'));
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

test('two pieces of a size and two sizes of a product are noted, and its page continues with the size', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isQuiet = expectQuietConsole(page);
  const { product, size, other } = await pick(await fetchProducts(request, 'skjortor-herr'));
  const pieces = `Du har 2 stycken i storlek ${size.name}. Är det meningen, är allt som det ska.`;
  const sizes = `Två storlekar av samma modell: ${size.name} och ${other.name}. Behåll den som passar. Det kostar 39\u00a0kr att skicka tillbaka resten.`;
  await buys(page, product, size);
  await expect(drawer(page).getByText(/^(Du har|Två storlekar)/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await addButton(page).click();
  await expect(lines(drawer(page)).getByText(pieces)).toBeVisible();
  await expect(drawer(page).getByRole('status')).toHaveText(pieces);
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await addButton(page).click();
  await expect(lines(drawer(page)).last().getByText(sizes)).toBeVisible();
  await expect(drawer(page).getByRole('status')).toHaveText(sizes);
  await expect(lines(drawer(page)).first().getByText(pieces)).toBeVisible();
  await opens(page, '/varukorg');
  const onPage = lines(page.locator('main'));
  await expect(onPage.first().getByText(pieces)).toBeVisible();
  await expect(onPage.last().getByText(sizes)).toBeVisible();

  // The page is the same for everybody: the cart arrives after it, and moves nothing.
  const cart = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if ((route.request().postData() ?? route.request().url()).includes('getCart'))
      await cart.promise;
    await route.continue();
  });
  await opens(page, product.canonicalUrl);
  const chosen = page.getByRole('radiogroup', { name: /^Storlek/ });
  const top = async () => (await addButton(page).boundingBox())?.y;
  await expect(chosen).toHaveAccessibleName('Storlek');
  const before = await top();
  cart.resolve();
  await expect(chosen).toHaveAccessibleName(
    new RegExp(`^Storlek ${other.name}, .*1 i varukorgen$`, 'u'),
  );
  expect(await top()).toBe(before);
  await chooses(page, size);
  await expect(chosen).toHaveAccessibleName(
    new RegExp(`^Storlek ${size.name}, .*2 i varukorgen$`, 'u'),
  );
  isQuiet();
});

test('pieces can be increased and decreased in drawer and page; the minimum is one, and removing empties both', async ({
  page,
  request,
}) => {
  const { product, size } = await pick(await fetchProducts(request, 'skjortor-herr'), 1);
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
  // Two quick clicks add two pieces.
  await onPage.getByRole('button', { name: /^En till/ }).dblclick();
  await expect(quantityOf(onPage)).toHaveValue('3');
  await expect(onPage).not.toHaveAttribute('data-is-pending');
  await page.reload();
  await isReady(page);
  await expect(quantityOf(onPage)).toHaveValue('3');
  await badge(page).click();
  await expect(quantityOf(inDrawer)).toHaveValue('3');
  await inDrawer.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(drawer(page).getByText('Korgen är tom')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByText('Korgen är tom')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Varukorgen är tom');
});

test('adding more than the stock adds what is left, with a message', async ({ page, request }) => {
  const products = await fetchProducts(request, 't-shirts-pikeer');
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

test('the cart survives a reload and a browser restart, for a year', async ({
  page,
  request,
  browser,
}) => {
  const { product, size } = await pick(await fetchProducts(request, 'byxor-herr'));
  await buys(page, product, size);
  await expect(page).toHaveURL(/#cart$/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/#cart$/);
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

test('two tabs stay in sync, and two first carts created at once become one', async ({
  page,
  context,
  request,
}) => {
  const products = await fetchProducts(request, 'byxor-herr');
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

test('a code is subtracted once: line prices exclude it, and the sums add up downwards', async ({
  page,
  request,
}) => {
  const { product, size } = await pick(
    (await fetchProducts(request, 'stickat')).filter(({ unitPrice }) => !unitPrice.isDiscounted),
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
  await expect(sums.getByText('20 % på allt stickat (STICKAT20)')).toBeVisible();
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
