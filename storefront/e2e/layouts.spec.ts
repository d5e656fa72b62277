/** Navigating from one layout to another sets the new page's title and focuses its content. */
import { expect, type Page, test } from '@playwright/test';
import { buys, drawer, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { buyable, fetchProducts, sizesWith } from './steps/catalogueProducts.ts';

/** Adds a product to the cart, which opens over the product's page. */
async function fillsTheCart(page: Page): Promise<void> {
  const product = buyable(await fetchProducts(page.request, 'jeans-dam'));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
}

async function isAt(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#main')).toBeFocused();
}

const shop = 'Solvik';
const cart = 'Varukorgen | Solvik';
const checkout = 'Kassan | Solvik';
const failed = (reason: string) => `/checkout/sandbox?reason=${reason}`;

interface Crossing {
  readonly name: string;
  readonly from: string;
  /** A link on that page. */
  readonly link: string;
  readonly title: string;
  readonly needsCart?: boolean;
}

const crossings: readonly Crossing[] = [
  {
    name: 'the cart to the checkout',
    from: '/varukorg',
    link: 'Till kassan',
    title: checkout,
    needsCart: true,
  },
  {
    name: 'the checkout to the shop',
    from: '/kassan',
    link: 'Solvik, till startsidan',
    title: shop,
    needsCart: true,
  },
  {
    name: 'a payment without goods to the cart',
    from: failed('soldOut'),
    link: 'Visa varukorgen',
    title: cart,
  },
  {
    name: 'a declined payment to the checkout',
    from: failed('declined'),
    link: 'Tillbaka till kassan',
    title: checkout,
    needsCart: true,
  },
  {
    name: 'a declined payment to the empty cart',
    from: failed('declined'),
    link: 'Tillbaka till kassan',
    title: cart,
  },
  {
    name: 'a cancelled payment to the shop',
    from: failed('cancelled'),
    link: 'Solvik, till startsidan',
    title: shop,
  },
  {
    name: 'the editors’ sign-in to the shop',
    from: '/preview-widgets',
    link: 'Till butiken',
    title: shop,
  },
];

for (const { name, from, link, title, needsCart = false } of crossings) {
  test(`from ${name}, title and focus follow the navigation`, async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    if (needsCart) await fillsTheCart(page);
    await opens(page, from);
    await page.getByRole('link', { name: link }).first().click();
    await isAt(page, title);
    isQuiet();
  });
}

for (const { link, title } of [
  { link: 'Till kassan', title: checkout },
  { link: 'Visa varukorgen', title: cart },
]) {
  test(`from the open cart, “${link}” updates title and focus`, async ({ page }) => {
    await fillsTheCart(page);
    await drawer(page).getByRole('link', { name: link }).click();
    await expect(drawer(page)).toBeHidden();
    await isAt(page, title);
  });
}

test('choosing a category in the phone menu updates title and focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, '/varukorg');
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Märken' }).click();
  await expect(menu).toBeHidden();
  await isAt(page, 'Märken | Solvik');
});

test('going back and forth between layouts returns focus to the link that was followed', async ({
  page,
}) => {
  await fillsTheCart(page);
  await opens(page, '/varukorg');
  const onward = page.locator('main').getByRole('link', { name: 'Till kassan' });
  await onward.click();
  await isAt(page, checkout);
  await page.goBack();
  await expect(page).toHaveTitle(cart);
  await expect(onward).toBeFocused();
  await page.goForward();
  await isAt(page, checkout);
});

test('a missing page updates title and focus, and so does leaving it', async ({ page }) => {
  await opens(page, '/preview-widgets');
  // An editor's link to a page that has been retired since.
  await page
    .getByRole('link', { name: 'Till butiken' })
    .evaluate((link) => link.setAttribute('href', '/finns-inte'));
  await page.getByRole('link', { name: 'Till butiken' }).click();
  await isAt(page, 'Sidan kan inte hittas | Solvik');
  await page.locator('main').getByRole('link', { name: 'Till startsidan' }).click();
  await isAt(page, shop);
});
