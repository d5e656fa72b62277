/** A size that sold out, of which other colours are left. */
import { expect, test } from '@playwright/test';
import { addButton, chooses, opens } from './steps/buying.ts';
import {
  fetchProduct,
  fetchProducts,
  firstMatching,
  isReleased,
  sizesWith,
} from './steps/catalogueProducts.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('a sold-out size leads to another colour that has it, where it is chosen', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = firstMatching(
    await fetchProducts(request, 'blusar'),
    'there in several sizes and colours',
    (each) =>
      isReleased(each) &&
      sizesWith(each, 1).length > 1 &&
      (each.variantGroup?.variants.length ?? 0) > 1,
  );
  const others = await Promise.all(
    (product.variantGroup?.variants ?? [])
      .filter(({ productId }) => productId !== product.productId)
      .map(({ productId }) => fetchProduct(request, productId)),
  );
  const size = firstMatching(sizesWith(product, 1), 'there in another colour too', ({ name }) =>
    others.some((other) => sizesWith(other, 1).some((same) => same.name === name)),
  );
  await withStock(size, 0, async () => {
    await opens(page, product.canonicalUrl);
    await chooses(page, size);
    await page
      .getByRole('link', { name: `Storlek ${size.name} finns i färgen` })
      .first()
      .click();
    await expect(page).not.toHaveURL(new RegExp(product.canonicalUrl));
    await expect(
      page.locator('form#buy').getByRole('radio', { checked: true }),
    ).toHaveAccessibleName(new RegExp(`^${size.name}\\b`));
    await expect(addButton(page)).toBeVisible();
  });
  isQuiet();
});
