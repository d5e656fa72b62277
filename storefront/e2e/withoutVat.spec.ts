/** The shop without VAT: every price is labelled so, and the amount paid includes it. */
import { expect, type Page, test } from '@playwright/test';
import { addButton, chooses, drawer, lines, opens } from './steps/buying.ts';
import { fillsIn, continues } from './steps/checkingOut.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { firstMatching, isReleased, fetchProducts, sizesWith } from './steps/catalogueProducts.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('vatIncluded', 'false')),
);

const amountIn = (text: string) =>
  Math.round(
    Number(
      text
        .replace(/[^\d,−]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  );

/** The rows of the sums as displayed, in hundredths. */
async function sums(page: Page) {
  const list = page.locator('main dl:has([data-is-total])');
  const [text, amounts] = [
    await list.locator('dt').allInnerTexts(),
    await list.locator('dd').allInnerTexts(),
  ];
  return text.map((label, at) => ({ label, amount: amountIn(amounts[at] ?? '') }));
}

/** The sum of the rows is what is paid. */
async function expectToAddUp(page: Page): Promise<void> {
  const rows = await sums(page);
  expect(rows.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Delsumma, utan moms', 'Moms', 'Att betala, inkl. moms']),
  );
  const total = rows.at(-1)?.amount ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
}

test('prices exclude VAT and are labelled so from list to checkout, and the sums add up to what is paid', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'reduced and there',
    (each) =>
      isReleased(each) &&
      each.unitPrice.isDiscounted &&
      each.skus.length > 1 &&
      sizesWith(each, 3).length > 0,
  );
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');

  await opens(page, '/c/dam');
  const card = page.locator('main article').first();
  await expect(card.getByText('utan moms')).toBeVisible();
  await expect(card.locator('[data-vat-amount=inc]').first()).toBeHidden();

  await opens(page, product.canonicalUrl);
  const price = page.locator('main [data-size=product]').first();
  await expect(price.getByText('utan moms')).toBeVisible();
  const notice = await price
    .getByText(/^Lägsta pris 30 dagar/)
    .and(page.locator(':visible'))
    .innerText();
  expect(notice).not.toContain(product.lowestPrice?.lowestPriceIncVatFormatted ?? 'nothing');

  await chooses(page, size);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(1);
  await opens(page, '/varukorg');
  await expect(lines(page.locator('main'))).toHaveCount(1);
  await expectToAddUp(page);
  const [subtotal] = await sums(page);
  expect(
    amountIn(await lines(page.locator('main')).locator('[data-vat-amount=ex]').first().innerText()),
  ).toBe(subtotal?.amount);

  await page.getByRole('textbox', { name: 'Rabattkod' }).fill('VINTER10');
  await page.getByRole('button', { name: 'Lägg till' }).click();
  await expect(page.locator('main dl').getByText('10 % på hela köpet (VINTER10)')).toBeVisible();
  await expectToAddUp(page);

  await opens(page, '/kassan');
  await fillsIn(page);
  await continues(page, 'Vidare till leverans');
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await expectToAddUp(page);
  isQuiet();
});
