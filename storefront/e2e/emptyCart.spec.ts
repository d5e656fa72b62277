/** An empty cart leads on: to the new products, and to the best sellers, bought where one is. */
import { expect, type Page, test } from '@playwright/test';
import { addButton, badge, drawer, isReady, lines, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const bestSellers = (page: Page, place = drawer(page)) => place.locator('li[data-product]');

for (const [device, viewport, words] of [
  ['a phone', { width: 390, height: 844 }, 'Välj'],
  ['a desktop', { width: 1280, height: 800 }, 'Välj storlek'],
] as const)
  test(`a best seller is chosen from the empty cart, added, and shown in the cart, on ${device}`, async ({
    page,
  }) => {
    const isQuiet = expectQuietConsole(page);
    await page.setViewportSize(viewport);
    await opens(page, '/c/dam');
    const address = page.url();
    await badge(page).click();
    await expect(bestSellers(page)).toHaveCount(4);
    const first = bestSellers(page)
      .filter({ has: page.getByRole('button', { name: /^Välj storlek/ }) })
      .first();
    const name = (await first.getByRole('link').innerText()).trim();
    const choose = first.getByRole('button', { name: `Välj storlek: ${name}` });
    await expect(choose).toHaveText(words, { useInnerText: true });

    await choose.click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/c\/dam#quick-shop=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(badge(page)).toBeFocused();
    await expect(page).toHaveURL(address);

    await badge(page).click();
    await choose.click();
    await expect(addButton(page)).toBeVisible();
    const size = panel.locator('input[name="skuId"][type="radio"]:not([aria-disabled])');
    if ((await size.count()) > 0) await size.first().locator('..').click();
    await addButton(page).click();
    await expect(lines(drawer(page))).toHaveCount(1);
    await expect(lines(drawer(page))).toContainText(name);
    await expect(page).toHaveURL(`${address}#cart`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    isQuiet();
  });

test('a best seller of one size is added at once, and the focus stays in the cart', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await opens(page, '/c/dam');
  await badge(page).click();
  const add = drawer(page).getByRole('button', { name: /^Lägg till i varukorgen: / });
  const name = (await add.first().getAttribute('aria-label'))?.split(': ')[1] ?? '–';
  await add.first().press('Enter');
  await expect(lines(drawer(page))).toHaveCount(1);
  await expect(lines(drawer(page))).toContainText(name);
  await expect
    .poll(() => drawer(page).evaluate((part) => part.contains(document.activeElement)))
    .toBe(true);
  isQuiet();
});

test('the cart’s page offers them beside its heading, and returns to the one that was viewed', async ({
  page,
}) => {
  await opens(page, '/varukorg');
  await expect(page.getByRole('heading', { level: 1, name: 'Korgen är tom' })).toBeVisible();
  const choose = bestSellers(page, page.locator('main')).nth(1).getByRole('button');
  await choose.click();
  await expect(addButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choose).toBeFocused();
});

test('nothing mentions them where they cannot be loaded, and they are there the next time', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    const isRow = route.request().postData()?.includes('"operationName":"productsWithSkus"');
    await (isRow && isBroken ? route.abort() : route.continue());
  });
  await page.goto('/varukorg');
  await isReady(page);
  await expect(page.locator('main').getByText('Bästsäljare')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Den väger/)).toHaveText(
    'Den väger just nu ingenting.',
  );
  isBroken = false;
  await page.reload();
  await expect(bestSellers(page, page.locator('main'))).toHaveCount(4);
});

test('without scripts the empty cart’s page mentions no best sellers', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/varukorg');
  await expect(page.getByText('Den väger just nu ingenting.')).toBeVisible();
  await expect(page.getByText('Här är det andra bär hem.')).toBeHidden();
  await expect(page.locator('main').getByText('Bästsäljare')).toBeHidden();
  await page.close();
});
