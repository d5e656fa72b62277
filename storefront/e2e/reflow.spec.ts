/** Pages hold at every size: nothing sticks out of a narrow window or of one with twice the text, and headings come in order. */
import { expect, type Page, test } from '@playwright/test';
import { fronts } from './fronts.ts';
import { findReflowFaults } from './steps/findReflowFaults.ts';
import { createShopper } from './steps/shopper.ts';

/** 320 px is a desktop of 1280 at 400 %; 360 with twice the text is a phone set large, which is the harder of the two: it goes all the way. */
const windows = [
  { name: '320 px', width: 320, textSize: '100%', isBuying: false },
  { name: '360 px with text at 200 %', width: 360, textSize: '200%', isBuying: true },
] as const;

// What slides in is looked at where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One address of each kind of page that no other journey stays on long enough to look at. */
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

async function look(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Until the next frame even a movement of no length stands at its beginning.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  expect(await page.evaluate(findReflowFaults), where).toEqual([]);
}

for (const front of fronts) {
  for (const { name, width, textSize, isBuying } of windows) {
    test(`nothing sticks out in ${front.channel} at ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size;
        });
      }, textSize);
      // Pictures keep their places before they arrive, so the pages are measured without waiting for them to be drawn.
      await page.route(/\/images\//, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      const { port } = new URL(baseURL ?? '');
      for (const path of pages[front.channel] ?? []) {
        await page.goto(`http://${front.host}:${port}${encodeURI(path)}`);
        await page.locator('html[data-is-ready]').waitFor();
        await look(page, path);
      }
      const shopper = createShopper(page, front, port);
      await shopper.opensTheList();
      await page.locator('html[data-is-ready]').waitFor();
      await page.locator('main button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'filters');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await shopper.opensAProductThatCanBeBought();
      await look(page, 'product');
      if (!isBuying) return;
      await shopper.putsItInTheCart();
      await look(page, 'cart drawer');
      await shopper.opensTheCartPage();
      await look(page, 'cart');
      await shopper.goesToTheCheckout();
      await page.locator('html[data-is-ready]').waitFor();
      await look(page, 'address');
      const goOn = page.locator('main form button[type=submit]').first();
      // A button whose work is under way refuses the press.
      await expect(goOn).not.toHaveAttribute('aria-busy', 'true');
      await goOn.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await look(page, 'address with mistakes');
      await shopper.fillsInTheAddress();
      await look(page, 'delivery');
      await shopper.choosesDelivery();
      await look(page, 'payment');
      await shopper.pays();
      await shopper.seesTheConfirmation();
      await look(page, 'confirmation');
    });
  }
}
