/** The path of the shop: from the front page to a paid order, in four fronts and two sizes, each screen open to everybody. */
import { expect, test } from '@playwright/test';
import { fronts, sizes } from './fronts.ts';
import { expectAccessible } from './steps/accessible.ts';
import { createShopper } from './steps/shopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

for (const front of fronts) {
  for (const { name, viewport } of sizes) {
    test(`a shopper in ${front.channel} buys on a ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const isQuiet = expectQuietConsole(page);
      const shopper = createShopper(page, front, new URL(baseURL ?? '').port);
      await shopper.opensTheFrontPage();
      await expectAccessible(page);
      await shopper.opensTheList();
      await shopper.narrowsTheList();
      await shopper.sortsByPrice();
      await expectAccessible(page);
      await shopper.opensAProductThatCanBeBought();
      await expectAccessible(page);
      await shopper.putsItInTheCart();
      await expectAccessible(page);
      await shopper.opensTheCartPage();
      await expectAccessible(page);
      await shopper.goesToTheCheckout();
      await expectAccessible(page);
      await shopper.fillsInTheAddress();
      await expectAccessible(page);
      await shopper.choosesDelivery();
      await expectAccessible(page);
      await shopper.pays();
      expect(await shopper.seesTheConfirmation()).toMatch(/\d/);
      await expectAccessible(page);
      isQuiet();
    });
  }
}
