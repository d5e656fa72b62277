/** The shop as somebody sees it who buys without VAT: every price says so, and what is paid has it. */
import { expect, type Page, test } from '@playwright/test';
import { addButton, chooses, drawer, lines, opens } from './steps/buying.ts';
import { fillsIn, goesOn } from './steps/checkingOut.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { firstThat, isHere, shelf, sizesWith } from './steps/shelves.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('vatIncluded', 'false')),
);

const amountIn = (words: string) =>
  Math.round(
    Number(
      words
        .replace(/[^\d,−]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  );

/** The rows of the sums as they are read, in hundredths. */
async function sums(page: Page) {
  const list = page.locator('main dl:has([data-is-total])');
  const [words, amounts] = [
    await list.locator('dt').allInnerTexts(),
    await list.locator('dd').allInnerTexts(),
  ];
  return words.map((word, at) => ({ word, amount: amountIn(amounts[at] ?? '') }));
}

/** What is added up is what is paid. */
async function expectToAddUp(page: Page): Promise<void> {
  const rows = await sums(page);
  expect(rows.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['Delsumma, utan moms', 'Moms', 'Att betala, inkl. moms']),
  );
  const total = rows.at(-1)?.amount ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
}

test('prices without VAT say so from the list to the checkout, and the sums add up to what is paid', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = firstThat(
    await shelf(request, 'dam'),
    'reduced and there',
    (each) =>
      isHere(each) &&
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
  await expect(page.locator('main dl').getByText('Rabatt (VINTER10)')).toBeVisible();
  await expectToAddUp(page);

  await opens(page, '/kassan');
  await fillsIn(page);
  await goesOn(page, 'Vidare till leverans');
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await expectToAddUp(page);
  isQuiet();
});
