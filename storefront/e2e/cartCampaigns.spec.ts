/** Campaigns of the cart: named where they take something off, up to the confirmation. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { buys, lines, opens, pick } from './steps/buying.ts';
import {
  type CatalogueProduct,
  fetchProducts,
  firstMatching,
  isReleased,
  sizesWith,
} from './steps/catalogueProducts.ts';
import {
  choosesPaymentOutcome,
  paysUpToThePaymentPage,
  reachesThePayment,
} from './steps/checkingOut.ts';

const offer = '3 för 2 på accessoarer';

/** The sums of a page by their labels. */
async function sumsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = page.locator('dl:has([data-is-total]) > div:visible');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('dt, dd')].map((each) => (each as HTMLElement).innerText.trim()),
    ),
  );
  return Object.fromEntries(
    texts.map(([label = '', amount = '']) => [label.replaceAll('\u00a0', ' '), amount]),
  );
}

const kronor = (amount: number) => `${amount.toLocaleString('sv-SE')}\u00a0kr`;

test('the cheapest of three accessories is free in the cart, in the checkout and on the confirmation', async ({
  page,
  request,
}) => {
  const products = (await fetchProducts(request, 'accessoarer')).filter(
    (product) => isReleased(product) && sizesWith(product, 1).length > 0,
  );
  const chosen: CatalogueProduct[] = [];
  for (let at = 0; at < 3; at += 1)
    chosen.push(
      firstMatching(
        products,
        'an accessory of another price',
        ({ unitPrice }) =>
          !chosen.some(
            (each) => each.unitPrice.sellingPriceIncVat === unitPrice.sellingPriceIncVat,
          ),
      ),
    );
  for (const product of chosen) {
    const [size] = sizesWith(product, 1);
    if (!size) throw new Error('A size is missing.');
    await buys(page, product, size);
    // Outside the drawer nothing has a role while it is open.
    await expect(page.locator('main a', { hasText: offer })).toHaveAttribute(
      'href',
      '/dc/3-for-2-pa-accessoarer',
    );
  }
  const prices = chosen.map(({ unitPrice }) => unitPrice.sellingPriceIncVat);
  const free = kronor(-Math.min(...prices));

  await opens(page, '/varukorg');
  await expect(lines(page.locator('main')).first()).toContainText(offer);
  await expect(lines(page.locator('main')).first()).toContainText('Den billigaste av 3 är gratis.');
  await expect(lines(page.locator('main')).nth(1)).not.toContainText(offer);
  expect((await sumsOf(page))[offer]).toBe(free);
  await expectAccessible(page);

  await opens(page, '/kassan');
  await expect.poll(async () => (await sumsOf(page))[offer]).toBe(free);
  await reachesThePayment(page);
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'paid');
  await expect(page.getByRole('heading', { name: 'Tack, Astrid' })).toBeVisible();
  const sums = await sumsOf(page);
  expect(sums[offer]).toBe(free);
  expect(sums['Betalt']).toBe(
    kronor(prices.reduce((sum, price) => sum + price, 0) - Math.min(...prices)),
  );
});

test('a code that was added in the cart applies in the checkout and on the confirmation', async ({
  page,
  request,
}) => {
  const label = '10 % på hela köpet (VINTER10)';
  const { product, size } = await pick(await fetchProducts(request, 'stickat'));
  await buys(page, product, size);
  await opens(page, '/varukorg');
  await page.getByRole('textbox', { name: 'Rabattkod' }).fill(' vinter10 ');
  await page.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.locator('main dl').getByText(label)).toBeVisible();
  const discount = (await sumsOf(page))[label];
  expect(discount).toMatch(/^−/);
  await expect(lines(page.locator('main'))).toContainText(`${label}, ${discount ?? ''}`);

  await opens(page, '/kassan');
  await expect.poll(async () => (await sumsOf(page))[label]).toBe(discount);
  await reachesThePayment(page);
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'paid');
  await expect(page.getByRole('heading', { name: 'Tack, Astrid' })).toBeVisible();
  expect((await sumsOf(page))[label]).toBe(discount);
});

test('a code that requires a higher sum names it', async ({ page, request }) => {
  const cheap = (await fetchProducts(request, 'accessoarer')).filter(
    ({ unitPrice }) => unitPrice.sellingPriceIncVat < 1000,
  );
  const product = firstMatching(cheap, 'cheap', (each) => sizesWith(each, 1).length > 0);
  const [size] = sizesWith(product, 1);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
  await opens(page, '/varukorg');
  const field = page.getByRole('textbox', { name: 'Rabattkod' });
  await field.fill('HELG15');
  await page.getByRole('button', { name: 'Lägg till' }).click();
  await expect(field).toHaveAccessibleDescription(
    'Koden gäller när du handlar för minst 1 500 kr.',
  );
  await expect(field).toBeFocused();
});

test('the list of an offer has its products', async ({ page }) => {
  await opens(page, '/dc/3-for-2-pa-accessoarer');
  await expect(page.getByRole('heading', { level: 1, name: offer })).toBeVisible();
  await expect(page.getByText('Den billigaste bjuder vi på.')).toBeVisible();
  await expect(page.locator('main [data-product]').first()).toBeVisible();
});
