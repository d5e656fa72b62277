/** A Swedish shopper's steps around the cart, for journeys that start at a given product. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  buyable,
  type CatalogueProduct,
  type CatalogueSize,
  sizesWith,
} from './catalogueProducts.ts';

/** Waits until the page is interactive. */
export const isReady = (page: Page) => page.locator('html[data-is-ready]').waitFor();

export async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

export const addButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Lägg i varukorgen' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: /^Varukorgen/ });
export const lines = (place: Page | Locator): Locator =>
  place
    .getByRole('list', { name: 'Varor i varukorgen' })
    .getByRole('listitem')
    .filter({ hasNotText: 'är borttagen' });
export const badge = (page: Page): Locator =>
  page.locator('header').getByRole('link', { name: /^Varukorg/ });

export async function chooses(page: Page, { skuId }: Pick<CatalogueSize, 'skuId'>): Promise<void> {
  const size = page.locator(`input[name="skuId"][value="${String(skuId)}"]`);
  if ((await size.getAttribute('type')) === 'radio') await size.locator('..').click();
}

/** Opens a product, chooses a size and adds it to the cart; the cart is open afterwards. */
export async function buys(
  page: Page,
  product: Pick<CatalogueProduct, 'canonicalUrl'>,
  size: CatalogueSize,
): Promise<void> {
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** The number of pieces that a line shows. */
export const quantityOf = (line: Locator): Locator => line.getByRole('textbox');

/** A product with two sizes in stock, from the given index on; fails if there is none. */
export async function pick(
  products: readonly CatalogueProduct[],
  at = 0,
): Promise<{
  readonly product: CatalogueProduct;
  readonly size: CatalogueSize;
  readonly other: CatalogueSize;
}> {
  const product = buyable(products.slice(at), { sizes: 2 });
  const [size, other] = sizesWith(product, 3);
  if (!size || !other) throw new Error('A size is missing.');
  return { product, size, other };
}
