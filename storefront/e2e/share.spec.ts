/** Sharing a product from its page: its address with the chosen size, and what opens it again. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { chooses, opens } from './steps/buying.ts';
import {
  type CatalogueProduct,
  type CatalogueSize,
  fetchProducts,
  firstMatching,
  isReleased,
  sizesWith,
} from './steps/catalogueProducts.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

/** A product in several colours, and one of its sizes. */
async function colourfulProduct(
  page: Page,
): Promise<{ readonly product: CatalogueProduct; readonly size: CatalogueSize }> {
  const product = firstMatching(
    await fetchProducts(page.request, 'dam'),
    'in several colours and sizes',
    (each) =>
      isReleased(each) &&
      sizesWith(each, 1).length > 1 &&
      // The first colour of a style is at its own address anyway.
      (each.variantGroup?.variants ?? []).some(
        ({ canonicalUrl }, at) => at > 0 && canonicalUrl === each.canonicalUrl,
      ),
  );
  const [, size] = sizesWith(product, 1);
  if (!size) throw new Error('There is no size to choose.');
  return { product, size };
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Dela', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Dela' });

test('a shopper copies the address with colour and size, which chooses the size where it is opened', async ({
  page,
  context,
  baseURL,
}) => {
  const isQuiet = expectQuietConsole(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { product, size } = await colourfulProduct(page);
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await shareButton(page).click();
  await expect(panel(page)).toBeFocused();
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Kopiera' }).click();
  await expect(panel(page).getByRole('button', { name: 'Kopierad' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(
    `${baseURL ?? ''}${product.canonicalUrl}?${new URLSearchParams({ size: size.name }).toString()}`,
  );
  await expect(panel(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/\\?text=.*${encodeURIComponent(address).replaceAll('.', '\\.')}$`),
  );
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(shareButton(page)).toBeFocused();

  const friend = await context.newPage();
  await opens(friend, address);
  await expect(friend.locator(`input[name="skuId"][value="${String(size.skuId)}"]`)).toBeChecked();
  isQuiet();
});

test('without the choice, the address is that of the style’s first colour', async ({
  page,
  baseURL,
}) => {
  const { product, size } = await colourfulProduct(page);
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await shareButton(page).click();
  await panel(page).getByRole('switch', { name: 'Ta med färg och storlek' }).click();
  const first = product.variantGroup?.variants[0]?.canonicalUrl ?? '';
  await expect(panel(page).getByRole('textbox', { name: 'Länk' })).toHaveValue(
    `${(baseURL ?? '').replace('http://', '')}${first}`,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the panel is a sheet with the phone’s own sharing and a code for another device', async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.url;
        return Promise.resolve();
      };
      Object.assign(navigator, { share });
    });
    const { product } = await colourfulProduct(page);
    await opens(page, product.canonicalUrl);
    await shareButton(page).click();
    await expect(panel(page)).toHaveAttribute('data-side', 'bottom');
    await panel(page).getByRole('button', { name: 'Visa som QR-kod' }).click();
    await expect(
      panel(page).getByRole('img', { name: `QR-kod till ${product.name}` }),
    ).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Dela via telefonen' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      new RegExp(`${product.canonicalUrl}$`),
    );
    await panel(page).getByRole('button', { name: 'Stäng' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(shareButton(page)).toBeFocused();
    isQuiet();
  });
});
