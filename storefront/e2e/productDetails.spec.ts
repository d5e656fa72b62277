/** A product’s pictures, facts and reduced price. */
import { expect, test } from '@playwright/test';
import { opens } from './steps/buying.ts';
import { buyable, firstMatching, isReleased, fetchProducts } from './steps/catalogueProducts.ts';

test('pictures open large, change with arrow keys, and return focus when closed', async ({
  page,
  request,
}) => {
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'shown in several pictures',
    (each) => isReleased(each) && each.productImages.length > 2,
  );
  await opens(page, product.canonicalUrl);
  const openers = page.getByRole('region', { name: /^Bilder av/ }).getByRole('button');
  await openers.nth(1).click();
  const large = page.getByRole('dialog', { name: /^Bilder av/ });
  const shown = large.getByRole('img');
  await expect(shown).toHaveAttribute('alt', /bild 2 av/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('alt', /bild 3 av/);
  await large.getByRole('button', { name: 'Föregående bild' }).click();
  await expect(shown).toHaveAttribute('alt', /bild 2 av/);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(openers.nth(1)).toBeFocused();
});

test('product facts open and close by keyboard and expose their state', async ({
  page,
  request,
}) => {
  const product = buyable(await fetchProducts(request, 'blusar'));
  await opens(page, product.canonicalUrl);
  const facts = page
    .locator('main details')
    .filter({ has: page.getByText('Material och skötsel', { exact: true }) });
  await expect(facts).not.toHaveAttribute('open');
  await facts.locator('summary').press('Enter');
  await expect(facts).toHaveAttribute('open');
  await expect(facts.getByText(/^Artikelnummer /)).toBeVisible();
});

test('a reduced price is shown with the lowest price of thirty days, on the page and its card', async ({
  page,
  request,
}) => {
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'reduced',
    (each) => isReleased(each) && each.unitPrice.isDiscounted && each.lowestPrice !== null,
  );
  await opens(page, product.canonicalUrl);
  const notice = page
    .locator('main')
    .getByText(`Lägsta pris 30 dagar: ${product.lowestPrice?.lowestPriceIncVatFormatted ?? ''}`);
  await expect(notice.first()).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/^Ordinarie/)
      .first(),
  ).toBeVisible();
});
