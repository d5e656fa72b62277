/**
 * Pages fit every size: nothing overflows a narrow window or doubled text, and headings are in
 * order.
 */
import { expect, type Page, test } from '@playwright/test';
import { sites } from './sites.ts';
import { findReflowFaults } from './steps/findReflowFaults.ts';
import { createShopper } from './steps/shopper.ts';

/**
 * 320 px is a desktop of 1280 at 400 %; 360 with doubled text is a phone with large type, which is
 * harder: it covers the whole path.
 */
const windows = [
  { name: '320 px', width: 320, textSize: '100%', isBuying: false },
  { name: '360 px with text at 200 %', width: 360, textSize: '200%', isBuying: true },
] as const;

// Sliding elements are measured at their final position.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One address of each kind of page that no other journey measures. */
const pages: Readonly<Record<string, readonly string[]>> = {
  se: [
    '/',
    '/c/dam',
    '/s/kappa',
    '/märken',
    '/kopvillkor',
    '/storleksguide',
    '/lager-pa-lager',
    '/404',
  ],
  no: ['/', '/c/dame', '/merker', '/kjopsvilkar', '/storrelsesguide', '/farges-om', '/account'],
  dk: [
    '/',
    '/c/dame',
    '/mærker',
    '/handelsbetingelser',
    '/levering',
    '/weekenden',
    '/checkout/sandbox?reason=declined',
  ],
  fi: ['/', '/c/naiset', '/merkit', '/toimitusehdot', '/kokotaulukko', '/kerho', '/ostoskori'],
};

async function measure(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Until the next frame even a zero-length transition is at its start.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  expect(await page.evaluate(findReflowFaults), where).toEqual([]);
}

for (const site of sites) {
  for (const { name, width, textSize, isBuying } of windows) {
    test(`nothing overflows in ${site.channel} at ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size;
        });
      }, textSize);
      // Pictures reserve their space before they load, so the pages are measured without waiting
      // for them.
      await page.route(/\/images\//, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      const { port } = new URL(baseURL ?? '');
      for (const path of pages[site.channel] ?? []) {
        await page.goto(`http://${site.host}:${port}${encodeURI(path)}`);
        await page.locator('html[data-is-ready]').waitFor();
        await measure(page, path);
      }
      const shopper = createShopper(page, site, port);
      await shopper.opensTheList();
      await page.locator('html[data-is-ready]').waitFor();
      await page.locator('main button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await measure(page, 'filters');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await shopper.opensAProductThatCanBeBought();
      await measure(page, 'product');
      if (!isBuying) return;
      await shopper.putsItInTheCart();
      await measure(page, 'cart drawer');
      await shopper.opensTheCartPage();
      await measure(page, 'cart');
      await shopper.goesToTheCheckout();
      await page.locator('html[data-is-ready]').waitFor();
      await measure(page, 'address');
      const goOn = page.locator('main form button[type=submit]').first();
      // A button is disabled while its work is pending.
      await expect(goOn).not.toHaveAttribute('aria-busy', 'true');
      await goOn.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await measure(page, 'address with mistakes');
      await shopper.fillsInTheAddress();
      await measure(page, 'delivery');
      await shopper.choosesDelivery();
      await measure(page, 'payment');
      await shopper.pays();
      await shopper.seesTheConfirmation();
      await measure(page, 'confirmation');
    });
  }
}
