/**
 * The main path with the keyboard only: every step is reached by Tab, chosen by Space or arrows,
 * and followed by Enter.
 */
import { expect, type Page, test } from '@playwright/test';
import { addressFields, sites } from './sites.ts';

const [site] = sites;
if (!site) throw new Error('There is no site to buy in.');

/** Tabs until the expected element has the focus; fails if it cannot be reached. */
async function tabTo(page: Page, selector: string, maxPresses = 80): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(
        (expected) => document.activeElement?.matches(expected) ?? false,
        selector,
      )
    )
      return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

interface Stocked {
  readonly data: {
    readonly products: {
      readonly products: readonly {
        readonly canonicalUrl: string;
        readonly skus: readonly { readonly stock: { readonly totalStock: number } }[];
      }[];
    };
  };
}

/** The first bag of the list that is in stock. */
async function firstInStock(page: Page): Promise<string> {
  const query =
    '{ products(take: 20, categoryAlias: "vaskor", channelId: "se", languageId: "sv-SE", marketId: "se") { products { canonicalUrl skus { stock { totalStock } } } } }';
  const response = await page.request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as Stocked;
  const found = data.products.products.find(({ skus }) =>
    skus.some(({ stock }) => stock.totalStock > 0),
  );
  if (!found) throw new Error('Every bag is sold out.');
  return found.canonicalUrl;
}

/** Selects the first size by Space, the next ones by arrow key, until one is in stock. */
async function choosesASize(page: Page): Promise<void> {
  if ((await page.locator('input[name="skuId"][type=radio]').count()) === 0) return;
  await tabTo(page, 'input[name="skuId"]');
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await page.locator('form[method=post] button[type=submit]').count()) > 0) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('No size of the first product can be bought.');
}

test('a shopper buys with the keyboard alone', async ({ page }) => {
  await page.goto('/c/vaskor');
  await expect(page.locator('[data-product]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await page.keyboard.press('Enter');
  await tabTo(page, `[data-product] a[href="${await firstInStock(page)}"]`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.locator('form[method=post] button[type=submit]')).toBeVisible();
  await page.locator('html[data-is-ready]').waitFor();
  await choosesASize(page);
  await tabTo(page, 'form[method=post] button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(
    await page.evaluate(() =>
      document.activeElement?.matches('form[method=post] button[type=submit]'),
    ),
  ).toBe(true);

  await page.goto(site.cartPath);
  await tabTo(page, 'main a[href="/kassan"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="email"]')).toBeVisible();

  // Sent empty, all errors are reported together, with links to their fields.
  await tabTo(page, 'main form button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.locator('main form section')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="email"]')).toBeFocused();
  await expect(page.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, value] of addressFields(site)) {
    if (name === 'mobile') break;
    await expect(page.locator(`input[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, 'input[name="mobile"]');
  await page.keyboard.type(site.address.mobile);
  await page.keyboard.press('Enter');

  await expect(page.locator('input[name="shipping"]').first()).toBeVisible();
  await tabTo(page, 'input[name="shipping"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'main form button[type=submit]');
  await page.keyboard.press('Enter');

  await expect(page.locator('input[name="terms"]')).toBeVisible();
  await tabTo(page, 'main form button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="terms"]')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, 'main form button[type=submit]');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/payments\/sandbox\//);
  await tabTo(page, 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.address.firstName);
});

test('the price is narrowed by keys, and its two handles never cross', async ({ page }) => {
  await page.goto('/c/vaskor');
  await page.locator('html[data-is-ready]').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  const [lowest, highest] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  const [start, end] = [await lowest.inputValue(), await highest.inputValue()];
  await lowest.press('PageUp');
  await expect(page).toHaveURL(/price=/);
  await expect(lowest).toBeFocused();
  const narrowed = Number(await lowest.inputValue());
  expect([narrowed > Number(start), narrowed < Number(end)]).toEqual([true, true]);
  await highest.press('Home');
  await expect(page).toHaveURL(new RegExp(`price=${String(narrowed)}-${String(narrowed)}`));
  await highest.press('End');
  // Its end is no limit.
  await expect(page).toHaveURL(new RegExp(`price=${String(narrowed)}-1000000`));
  await lowest.press('Home');
  // The whole range filters nothing, and is not written to the address.
  await expect(page).not.toHaveURL(/price=/);
  expect([await lowest.inputValue(), await highest.inputValue()]).toEqual([start, end]);
});
