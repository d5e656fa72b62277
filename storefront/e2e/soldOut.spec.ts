/** A size that sold out, of which other colours are left. */
import { expect, test } from '@playwright/test';
import { addButton, chooses, opens } from './steps/buying.ts';
import {
  fetchOtherColours,
  fetchProducts,
  firstMatching,
  inSeveralSizes,
  sizesWith,
} from './steps/catalogueProducts.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

test('a sold-out size leads to another colour that has it, where it is chosen', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = inSeveralSizes(
    (await fetchProducts(request, 'blusar')).filter(
      ({ variantGroup }) => (variantGroup?.variants.length ?? 0) > 1,
    ),
  );
  const others = await fetchOtherColours(request, product);
  const size = firstMatching(sizesWith(product, 1), 'there in another colour too', ({ name }) =>
    others.some((other) => sizesWith(other, 1).some((same) => same.name === name)),
  );
  await withStock(size, 0, async () => {
    await opens(page, product.canonicalUrl);
    await chooses(page, size);
    await expect(page.getByText(`${size.name} finns i färgen`).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Byt färg till/ })
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
