/**
 * The shop's main path: from the home page to a paid order, in four sites and two sizes, with an
 * accessibility check of each screen: each site at one size, the next at the other.
 */
import { expect, test } from '@playwright/test';
import { sites, sizes } from './sites.ts';
import { expectAccessible } from './steps/accessible.ts';
import { createShopper } from './steps/shopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

for (const [at, site] of sites.entries()) {
  for (const [size, { name, viewport }] of sizes.entries()) {
    const isChecked = (at + size) % 2 === 0;
    test(`a shopper in ${site.channel} buys on a ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const isQuiet = expectQuietConsole(page);
      const gate = async () => (isChecked ? expectAccessible(page) : undefined);
      const shopper = createShopper(page, site, new URL(baseURL ?? '').port);
      await shopper.opensTheHomePage();
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
