/** Buying from a list without leaving it: the panel over the list, and returning to the card. */
import { expect, type Page, test } from '@playwright/test';
import { addButton, badge, drawer, lines, opens, quantityOf } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import {
  firstMatching,
  isReleased,
  type CatalogueProduct,
  fetchProducts,
  sizesWith,
} from './steps/catalogueProducts.ts';

const opener = (page: Page, { productId, name }: CatalogueProduct) =>
  page
    .locator(`[data-product="${String(productId)}"]`)
    .getByRole('button', { name: `Snabbköp: ${name}` });

/** A product's address ends with its alias. */
const aliasOf = (path: string): string => path.split('/').at(-1) ?? '';

/** The first card of a list that meets the journey's needs. */
async function opensList(
  page: Page,
  isNeeded: (product: CatalogueProduct) => boolean,
): Promise<CatalogueProduct> {
  await opens(page, '/c/dam');
  const shown = await page
    .locator('main [data-product]')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-product'))));
  const products = await fetchProducts(page.request, 'dam');
  return firstMatching(
    products,
    'on the first page and as needed',
    (product) => shown.includes(product.productId) && isReleased(product) && isNeeded(product),
  );
}

test('a shopper buys two of a size from the list, and returns to the card', async ({ page }) => {
  const isQuiet = expectQuietConsole(page);
  const product = await opensList(
    page,
    (each) =>
      each.skus.length > 1 && sizesWith(each, 3).length > 0 && each.productImages.length > 1,
  );
  const address = page.url();
  await opener(page, product).click();
  const panel = page.getByRole('dialog', { name: product.name });
  await expect(addButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}#quick-shop=${aliasOf(product.canonicalUrl)}`);

  await panel.getByRole('button', { name: /bild 2 av/ }).click();
  const large = page.getByRole('dialog', { name: /^Bilder av/ });
  await expect(large.getByRole('img')).toHaveAttribute('alt', /bild 2 av/);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(panel).toBeVisible();

  const [size] = sizesWith(product, 3);
  await panel
    .locator(`input[name="skuId"][value="${String(size?.skuId)}"]`)
    .locator('..')
    .click();
  await panel.getByRole('button', { name: `En till av ${product.name}` }).click();
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(quantityOf(lines(drawer(page)))).toHaveValue('2');
  await expect(page).toHaveURL(`${address}#cart`);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(badge(page)).toHaveAccessibleName(/2/);
  await expect(opener(page, product)).toBeFocused();
  await expect(page).toHaveURL(address);
  isQuiet();
});

test('Escape pressed as soon as a large picture is rendered closes only the picture', async ({
  page,
}) => {
  const product = await opensList(
    page,
    (each) => each.skus.length > 0 && each.productImages.length > 1,
  );
  await opener(page, product).click();
  const panel = page.getByRole('dialog', { name: product.name });
  await expect(addButton(page)).toBeVisible();
  await page.evaluate(() => {
    // No test can press keys this quickly; an observer runs before anything else.
    new MutationObserver((_changes, observer) => {
      if (document.querySelectorAll('[role="dialog"]').length < 2) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      document.documentElement.dataset.isPressed = 'true';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await panel.getByRole('button', { name: /bild 2 av/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-is-pressed', 'true');
  await expect(page.getByRole('dialog', { name: /^Bilder av/ })).toBeHidden();
  await expect(panel).toBeVisible();
});

test('the panel opens, changes colour and closes by keyboard, and restores focus, position and address', async ({
  page,
}) => {
  const product = await opensList(page, (each) => (each.variantGroup?.variants.length ?? 0) > 1);
  const address = page.url();
  await opener(page, product).focus();
  await page.keyboard.press('Enter');
  const colours = page.getByRole('dialog').getByRole('list', { name: 'Färg' });
  const other = colours.getByRole('link').and(page.locator(':not([aria-current])')).first();
  const path = (await other.getAttribute('href')) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  const chosen = colours.locator(`a[href="${path}"]`);
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toBeFocused();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Visa hela sidan' }),
  ).toHaveAttribute('href', path);
  await expect(page).toHaveURL(`${address}#quick-shop=${aliasOf(path)}`);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page, product)).toBeFocused();
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`going back closes the panel over the same place of the list, and forward opens it, on ${device}`, async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await page.setViewportSize(viewport);
    const product = await opensList(page, (each) => each.skus.length > 1);
    const address = page.url();
    const panel = page.getByRole('dialog', { name: product.name });
    await opener(page, product).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await opener(page, product).click();
    await expect(addButton(page)).toBeVisible();
    await expect(page).toHaveURL(/#quick-shop=/);

    await panel.getByRole('link', { name: 'Storleksguide' }).click();
    const guide = page.getByRole('dialog', { name: 'Storleksguide' });
    await expect(guide).toBeVisible();
    await expect(page).toHaveURL(/#quick-shop=.+\/size-guide$/);
    await page.goBack();
    await expect(guide).toBeHidden();
    await expect(panel).toBeVisible();

    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(opener(page, product)).toBeFocused();

    await page.goForward();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
    isQuiet();
  });

test('the panel’s address opens it over its list, also after a reload, and closing leaves the list’s', async ({
  page,
}) => {
  const product = await opensList(page, (each) => each.skus.length > 1);
  const address = page.url();
  await page.goto('about:blank');
  await opens(page, `/c/dam#quick-shop=${aliasOf(product.canonicalUrl)}`);
  const panel = page.getByRole('dialog', { name: product.name });
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener(page, product)).toBeFocused();
});

test('going back closes a panel that the page was loaded again with', async ({ page }) => {
  const product = await opensList(page, (each) => each.skus.length > 1);
  const address = page.url();
  const panel = page.getByRole('dialog', { name: product.name });
  await opener(page, product).click();
  await expect(page).toHaveURL(/#quick-shop=/);
  await panel.getByRole('link', { name: 'Storleksguide' }).click();
  await expect(page).toHaveURL(/size-guide$/);
  await page.reload();
  const guide = page.getByRole('dialog', { name: 'Storleksguide' });
  await expect(guide).toBeVisible();
  await page.goBack();
  await expect(guide).toBeHidden();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('an address of a product that is not sold says so', async ({ page }) => {
  await opens(page, '/c/dam#quick-shop=saknas-helt');
  await expect(
    page.getByRole('dialog').getByText('Det här plagget säljs inte längre'),
  ).toBeVisible();
});

test('the whole page is one link away, and the panel does not follow', async ({ page }) => {
  const product = await opensList(page, () => true);
  await opener(page, product).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Visa hela sidan' }).click();
  await expect(page).toHaveURL(new RegExp(`${product.canonicalUrl}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a network the card shows an error and the list stays; the product opens once the network returns', async ({
  page,
  context,
}) => {
  const product = await opensList(page, () => true);
  await context.setOffline(true);
  await opener(page, product).click();
  await expect(
    page.locator(`[data-product="${String(product.productId)}"]`).getByRole('alert'),
  ).toContainText('Vi når inte butiken just nu.');
  await expect(opener(page, product)).toBeVisible();
  await context.setOffline(false);
  await opener(page, product).click();
  await expect(page).toHaveURL(new RegExp(`${product.canonicalUrl}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

test('without scripts a card only links to its page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/c/dam');
  await expect(page.locator('main [data-product]').first().getByRole('link')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Snabbköp/ }).and(page.locator(':visible')),
  ).toHaveCount(0);
  await page.close();
});
