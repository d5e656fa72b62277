/** The shopper's size in the guide beside a product's sizes. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { isReady, opens } from './steps/buying.ts';
import {
  type CatalogueProduct,
  fetchProducts,
  firstMatching,
  isReleased,
} from './steps/catalogueProducts.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

/** Of size 38 in the women's table. */
const measures = { Byst: '88', Midja: '71,5', Höft: '96' };
const own = ({ skus }: CatalogueProduct) =>
  firstMatching(skus, 'made in 38', ({ name }) => name === '38');
const madeIn38 = (products: readonly CatalogueProduct[]) =>
  firstMatching(
    products,
    'made in 38 and other sizes',
    (each) =>
      isReleased(each) && each.skus.length > 2 && each.skus.some(({ name }) => name === '38'),
  );
const guideOf = (page: Page) => page.getByRole('dialog', { name: /^Storleksguide, / });

async function fillsIn(page: Page, filled: Readonly<Record<string, string>>): Promise<void> {
  const guide = guideOf(page);
  for (const [part, measure] of Object.entries(filled))
    await guide.getByRole('textbox', { name: `${part} (cm)` }).fill(measure);
  await guide.getByRole('button', { name: 'Visa min storlek' }).click();
}

test('a shopper’s measures answer with her size, which is chosen there and remembered', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = madeIn38(await fetchProducts(request, 'blusar'));
  await opens(page, product.canonicalUrl);
  await page.getByRole('link', { name: 'Storleksguide' }).first().click();
  const guide = guideOf(page);
  await guide.getByRole('button', { name: 'Fyll i dina mått' }).click();
  await fillsIn(page, { ...measures, Byst: '8' });
  await expect(guide.getByText('Ange ett mått mellan 60 och 180 cm.')).toBeVisible();
  await fillsIn(page, measures);
  await expect(guide.getByText('38, för att du mäter 88, 71,5 och 96 cm.')).toBeVisible();
  await expect(guide.getByRole('row', { name: /^38 ?, din storlek/ })).toBeVisible();
  await expectAccessible(page);
  await guide.getByRole('button', { name: 'Välj 38' }).click();
  await expect(guide).toBeHidden();
  const chosen = page.locator(`form#buy input[value="${String(own(product).skuId)}"]`);
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${product.canonicalUrl}$`));

  await page.reload();
  await isReady(page);
  await page.getByRole('link', { name: 'Storleksguide' }).first().click();
  await guide.getByRole('button', { name: 'Ändra mina mått' }).click();
  await expect(guide.getByRole('textbox', { name: 'Midja (cm)' })).toHaveValue('71,5');
  await fillsIn(page, { Byst: '170' });
  await expect(guide.getByText('Det ligger utanför tabellen, och vi gissar inte.')).toBeVisible();
  await expect(guide.getByRole('button', { name: /^Välj / })).toHaveCount(0);
  await guide.getByRole('button', { name: 'Ändra mina mått' }).click();
  await guide.getByRole('button', { name: 'Ta bort mina mått' }).click();
  await expect(guide.getByText('Med dina mått svarar guiden')).toBeVisible();
  isQuiet();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the size is chosen in a quick shop, which stays open', async ({ page, request }) => {
    const isQuiet = expectQuietConsole(page);
    const product = madeIn38(await fetchProducts(request, 'blusar'));
    const alias = product.canonicalUrl.split('/').at(-1) ?? '';
    await page.addInitScript(() =>
      localStorage.setItem('ownMeasures', '{"bust":88,"waist":72,"hip":96}'),
    );
    await opens(page, `/c/dam/blusar#quick-shop=${alias}/size-guide`);
    await guideOf(page).getByRole('button', { name: 'Välj 38' }).click();
    await expect(guideOf(page)).toBeHidden();
    const shop = page.getByRole('dialog', { name: product.name });
    const chosen = shop.getByRole('radio', { name: /^38\b/ });
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#quick-shop=${alias}$`));
    isQuiet();
  });
});
