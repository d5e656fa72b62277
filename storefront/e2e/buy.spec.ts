/** The path of the shop: from the front page to a paid order, in four fronts and two sizes. */
import { expect, test } from '@playwright/test';
import { fronts, sizes } from './fronts.ts';
import { createShopper } from './steps/shopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

for (const front of fronts) {
  for (const { name, viewport } of sizes) {
    test(`a shopper in ${front.channel} buys on a ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const isQuiet = expectQuietConsole(page);
      const shopper = createShopper(page, front, new URL(baseURL ?? '').port);
      await shopper.opensTheFrontPage();
      await shopper.opensTheList();
      await shopper.narrowsTheList();
      await shopper.sortsByPrice();
      await shopper.opensAProductThatCanBeBought();
      await shopper.putsItInTheCart();
      await shopper.opensTheCartPage();
      await shopper.goesToTheCheckout();
      await shopper.fillsInTheAddress();
      await shopper.choosesDelivery();
      await shopper.pays();
      expect(await shopper.seesTheConfirmation()).toMatch(/\d/);
      isQuiet();
    });
  }
}
