import { expect, type Page } from '@playwright/test';
import { addressFields, type SiteUnderTest } from '../sites.ts';
import { isReady } from './buying.ts';

/**
 * A shopper's steps, by what is visible. Elements are found by role and position, so that one
 * journey serves four languages.
 */
export function createShopper(page: Page, site: SiteUnderTest, port: string) {
  const at = (path: string) => `http://${site.host}:${port}${path}`;
  return {
    at,
    async opensTheHomePage() {
      await page.goto(at('/'));
      await expect(page.locator('html')).toHaveAttribute('lang', site.lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main article').first()).toBeVisible();
    },
    async opensTheList() {
      await page.goto(at(site.category));
      await expect(page.locator('[data-product]')).toHaveCount(20);
    },
    async narrowsTheList() {
      const before = await page.locator('main [role=status]').first().textContent();
      const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
      const container = isPhone ? page.getByRole('dialog') : page.locator('main form');
      // A button has no effect before hydration: the click is repeated.
      await expect(async () => {
        await page
          .locator(
            isPhone ? 'main button[aria-haspopup=dialog]' : 'main button[aria-expanded=false]',
          )
          .first()
          .click({ timeout: 2000 });
        await expect(container).toBeVisible({ timeout: 2000 });
      }).toPass();
      await container.locator('input[name="skus"]').nth(2).locator('..').click();
      await expect(page).toHaveURL(/skus=/);
      await expect(page.locator('main [role=status]').first()).not.toHaveText(before ?? '');
      if (isPhone) {
        await container.getByRole('button').last().click();
        await expect(container).toBeHidden();
      }
    },
    async sortsByPrice() {
      await page.getByRole('combobox').selectOption('PRICE');
      await expect(page).toHaveURL(/sort=PRICE/);
    },
    async opensAProductThatCanBeBought() {
      const cards = page.locator('[data-product] a[href^="/p/"]');
      for (let index = 0; index < 20; index += 1) {
        await cards.nth(index).click();
        await expect(page).toHaveURL(/\/p\//);
        await page.waitForLoadState('domcontentloaded');
        // Lists post no form: the product's own page has opened.
        await expect(page.locator('main form[method=post]').first()).toBeAttached();
        await isReady(page);
        const free = page.locator('input[name="skuId"][type=radio]');
        const count = await free.count();
        for (let size = 0; size < count; size += 1) {
          const cell = free.nth(size).locator('..');
          if ((await cell.getAttribute('data-is-sold-out')) !== null) continue;
          await cell.click();
          return;
        }
        if (count === 0 && (await page.locator('input[name="skuId"][type=hidden]').count()) > 0)
          return;
        await page.goBack();
      }
      throw new Error('None of the first products can be bought.');
    },
    async putsItInTheCart() {
      await page.locator('html[data-is-ready]').waitFor();
      await page.locator('form[method=post] button[type=submit]').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      // A second list may recommend what goes with it.
      await expect(drawer.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
      await expect(drawer.getByText(site.currency).first()).toBeVisible();
    },
    async opensTheCartPage() {
      await page.goto(at(site.cartPath));
      await expect(page.locator('.cart-lines li')).toHaveCount(1);
    },
    async goesToTheCheckout() {
      await page.locator('main aside a[href*="kass"], main a[href="/kassa"]').first().click();
      await expect(page).toHaveURL(/\/kass(a|an|en)$/);
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
    async fillsInTheAddress() {
      for (const [name, value] of addressFields(site))
        await page.locator(`input[name="${name}"]`).fill(value);
      await page.locator('main form').first().getByRole('button').last().click();
      await expect(page.locator('input[name="shipping"]').first()).toBeVisible();
    },
    async choosesDelivery() {
      await page.locator('input[name="shipping"]').first().check();
      await page.locator('main form').first().getByRole('button').last().click();
      await expect(page.locator('input[name="payment"]').first()).toBeVisible();
    },
    async pays() {
      await page.locator('input[name="payment"]').first().check();
      await page.locator('input[name="terms"]').check();
      await page.locator('main form').first().getByRole('button').last().click();
      await expect(page).toHaveURL(/\/payments\/sandbox\//);
      await page.getByRole('button').first().click();
      await expect(page).toHaveURL(/\/checkout\/confirm\?/);
    },
    async seesTheConfirmation() {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(site.address.firstName);
      await expect(page.locator('main dd').first()).toHaveText(/\d+/);
      await expect(page.locator('main [data-is-total] dt')).toHaveText(site.paid);
      return (await page.locator('main dd').first().textContent()) ?? '';
    },
  };
}
