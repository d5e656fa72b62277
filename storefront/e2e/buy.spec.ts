/** The path of the shop: from the front page to a paid order, in four fronts and two sizes, each screen open to everybody: a front's at one size, the next one's at the other. */
import { expect, test } from '@playwright/test';
import { fronts, sizes } from './fronts.ts';
import { expectAccessible } from './steps/accessible.ts';
import { createShopper } from './steps/shopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

for (const [at, front] of fronts.entries()) {
  for (const [size, { name, viewport }] of sizes.entries()) {
    const isAsked = (at + size) % 2 === 0;
    test(`a shopper in ${front.channel} buys on a ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const isQuiet = expectQuietConsole(page);
      const gate = async () => (isAsked ? expectAccessible(page) : undefined);
      const shopper = createShopper(page, front, new URL(baseURL ?? '').port);
      await shopper.opensTheFrontPage();
      await gate();
      await shopper.opensTheList();
      await shopper.narrowsTheList();
      await shopper.sortsByPrice();
      await gate();
      await shopper.opensAProductThatCanBeBought();
      await gate();
      await shopper.putsItInTheCart();
      await gate();
      await shopper.opensTheCartPage();
      await gate();
      await shopper.goesToTheCheckout();
      await gate();
      await shopper.fillsInTheAddress();
      await gate();
      await shopper.choosesDelivery();
      await gate();
      await shopper.pays();
      expect(await shopper.seesTheConfirmation()).toMatch(/\d/);
      await gate();
      isQuiet();
    });
  }
}
