/** A Swedish shopper's steps from a filled cart to a paid order. */
import { expect, type Locator, type Page } from '@playwright/test';
import { buys, opens } from './buying.ts';
import { buyable, fetchProducts, sizesWith } from './catalogueProducts.ts';

export const astrid = {
  email: 'astrid@example.se',
  firstName: 'Astrid',
  lastName: 'Lindqvist',
  addressLine1: 'Sjöbogatan 14',
  zip: '503 36',
  city: 'Borås',
  mobile: '070-123 45 67',
} as const;

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Betala / });

/** Adds a product of a category to the cart and goes to the checkout. */
export async function reachesTheCheckout(page: Page, category: string, at = 0): Promise<void> {
  const product = buyable((await fetchProducts(page.request, category)).slice(at));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
  await opens(page, '/kassan');
}

export async function fillsIn(
  page: Page,
  address: Readonly<Record<string, string>> = astrid,
): Promise<void> {
  for (const [name, value] of Object.entries(address))
    await page.locator(`input[name="${name}"]`).fill(value);
}

export const continues = (page: Page, name: 'Vidare till leverans' | 'Vidare till betalning') =>
  page.getByRole('button', { name }).click();

/** From the empty form to the payment step, terms not accepted yet. */
export async function reachesThePayment(page: Page): Promise<void> {
  await fillsIn(page);
  await continues(page, 'Vidare till leverans');
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await continues(page, 'Vidare till betalning');
  await expect(payButton(page)).toBeVisible();
}

export async function paysUpToThePaymentPage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payments\/sandbox\//);
}

/** The bank's page has a button for each outcome. */
export const choosesPaymentOutcome = (page: Page, outcome: 'paid' | 'declined' | 'cancelled') =>
  page.locator(`button[value="${outcome}"]`).click();
