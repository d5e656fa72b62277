/** A Swedish shopper's small steps around the cart, for journeys that begin at a given product. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ShelfProduct, ShelfSize } from './shelves.ts';

/** Waits until the page answers to presses. */
export const isReady = (page: Page) => page.locator('html[data-is-ready]').waitFor();

export async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

export const addButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Lägg i varukorgen' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Varukorgen/ });
export const lines = (place: Page | Locator): Locator =>
  place.getByRole('list', { name: 'Varor i varukorgen' }).getByRole('listitem');
export const badge = (page: Page): Locator =>
  page.locator('header').getByRole('link', { name: /^Varukorg/ });

export async function chooses(page: Page, { skuId }: Pick<ShelfSize, 'skuId'>): Promise<void> {
  const size = page.locator(`input[name="skuId"][value="${String(skuId)}"]`);
  if ((await size.getAttribute('type')) === 'radio') await size.locator('..').click();
}

/** Opens a product, chooses a size and puts it in the cart; the cart lies open afterwards. */
export async function buys(
  page: Page,
  product: Pick<ShelfProduct, 'canonicalUrl'>,
  size: ShelfSize,
): Promise<void> {
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** The number of pieces that a line shows. */
export const quantityOf = (line: Locator): Locator => line.getByRole('textbox');
