import { expect, type Page } from '@playwright/test';
import { writeAddress } from '@solvik/addresses';
import type { SiteUnderTest } from '../sites.ts';
import { createShopper } from './shopper.ts';

/**
 * A shopper's steps in a shop filled by an import: no menus, pages or pictures beyond the
 * merchant's file.
 */
export function createMerchantShopper(page: Page, site: SiteUnderTest, port: string) {
  const shopper = createShopper(page, site, port);
  const cards = page.locator('[data-product]');
  return {
    ...shopper,
    async opensTheHomePage() {
      await page.goto(shopper.at('/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards.first()).toBeVisible();
    },
    /** By the navigation on a desktop, by the categories below the heading on a phone. */
    async opensACategory() {
      const link = page
        .locator('header nav a[href^="/c/"], main li > a[href^="/c/"]')
        .filter({ visible: true })
        .first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(/\/c\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(cards.first()).toBeVisible();
    },
    async searches(word: string) {
      await page.goto(shopper.at(writeAddress('search', 'sv', { search: word })));
      await expect(cards.first()).toBeVisible();
    },
    async seesInTheList(name: string) {
      await expect(cards.filter({ hasText: name }).first()).toBeVisible();
    },
    /** What no imported product may cause: a picture that does not load. */
    async seesNoBrokenPicture() {
      const broken = await page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter(
              (image) =>
                image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
            )
            .map((image) => image.getAttribute('src')),
        );
      expect(broken).toEqual([]);
    },
    /** Every link of the page into the shop leads to a page. */
    async seesNoDeadLink() {
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) =>
          found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
        );
      const own = [...new Set(links.map((link) => link.replace(/[?#].*$/, '')))].filter((link) =>
        link.startsWith(shopper.at('/')),
      );
      expect(own.length).toBeGreaterThan(0);
      for (const link of own)
        expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    },
    /** @param kinds number of different products then in the cart */
    async putsOneMoreInTheCart(kinds: number) {
      await page.locator('html[data-is-ready]').waitFor();
      await page.locator('form[method=post] button[type=submit]').click();
      // A second list may recommend what goes with it.
      const lines = page.getByRole('dialog').getByRole('list').first();
      await expect(lines.getByRole('listitem')).toHaveCount(kinds);
      await this.seesNoBrokenPicture();
    },
    /**
     * From the cart to the paid order; returns its number.
     * @param kinds number of different products in the cart
     */
    async buys(kinds: number) {
      await page.goto(shopper.at(site.cartPath));
      await expect(page.locator('.cart-lines li')).toHaveCount(kinds);
      await this.seesNoBrokenPicture();
      await shopper.goesToTheCheckout();
      await shopper.fillsInTheAddress();
      await shopper.choosesDelivery();
      // Terms without a page are text, not a link.
      await expect(page.locator('label a')).toHaveCount(0);
      await this.seesNoDeadLink();
      await shopper.pays();
      return shopper.seesTheConfirmation();
    },
  };
}
