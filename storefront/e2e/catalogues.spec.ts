/**
 * A merchant's catalogue becomes a shop: imported into an empty shop by the operator's command,
 * then browsed, searched and bought from.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { sites, sizes } from './sites.ts';
import type { Catalogue } from './merchants/catalogue.ts';
import { test, type MerchantShop } from './merchants/merchantTest.ts';
import { ownCatalogues } from './merchants/ownCatalogues.ts';
import { areAvailable, realCatalogues, skipReason } from './merchants/realCatalogues.ts';
import { createMerchantShopper } from './steps/merchantShopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const [site] = sites;

/** The main process loads this file once; each worker loads it again. */
if (!areAvailable && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stdout.write(`${skipReason}\n`);

/** A folder of the merchant's pictures: plain-colour photographs, which the browser renders. */
async function drawsPictures(
  page: Page,
  folder: string,
  names: readonly string[],
): Promise<string> {
  const pictures = join(folder, 'pictures');
  await mkdir(pictures);
  await page.setViewportSize({ width: 480, height: 600 });
  await page.setContent('<body style="background: linear-gradient(teal, navy)">');
  for (const name of names) await page.screenshot({ path: join(pictures, name) });
  return pictures;
}

async function importsTheCatalogue({
  page,
  merchantShop,
  catalogue,
  folder,
}: {
  page: Page;
  merchantShop: MerchantShop;
  catalogue: Catalogue;
  folder: string;
}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const options = [await catalogue.put(folder), '--accept-other'];
  if (typeof catalogue.mapping === 'string') options.push('--mapping', catalogue.mapping);
  else if (catalogue.mapping) {
    await writeFile(join(folder, 'mapping.json'), JSON.stringify(catalogue.mapping));
    options.push('--mapping', join(folder, 'mapping.json'));
  }
  if (catalogue.pictures)
    options.push('--pictures', await drawsPictures(page, folder, catalogue.pictures));
  expect(await merchantShop.import(...options)).toMatch(
    new RegExp(`, ${String(catalogue.products)} products with [\\s\\S]*^0 refused`, 'm'),
  );
}

interface Visit {
  readonly page: Page;
  readonly merchantShop: MerchantShop;
  readonly info: TestInfo;
  readonly size: (typeof sizes)[number];
}

/** Imports all catalogues, browses the resulting shop, and buys a product of each. */
async function shopsFrom(
  catalogues: readonly Catalogue[],
  { page, merchantShop, info, size }: Visit,
): Promise<void> {
  if (!site) throw new Error('There is no site to buy in.');
  const isQuiet = expectQuietConsole(page);
  for (const [at, catalogue] of catalogues.entries())
    await importsTheCatalogue({
      page,
      merchantShop,
      catalogue,
      folder: info.outputPath(`merchant-${String(at)}`),
    });
  await page.setViewportSize(size.viewport);
  const shopper = createMerchantShopper(page, site, merchantShop.port);
  await shopper.opensTheHomePage();
  await shopper.seesNoBrokenPicture();
  await shopper.seesNoDeadLink();
  await shopper.opensACategory();
  await shopper.sortsByPrice();
  await shopper.seesNoBrokenPicture();
  for (const [at, { searchTerm: word, found, pictures }] of catalogues.entries()) {
    await shopper.searches(word);
    await shopper.seesInTheList(found);
    await shopper.opensAProductThatCanBeBought();
    await shopper.seesNoBrokenPicture();
    await expect(
      page
        .locator(pictures ? 'main img[src*="/images/import-"]' : 'main [data-has-no-picture]')
        .first(),
    ).toBeVisible();
    await shopper.putsOneMoreInTheCart(at + 1);
  }
  expect(await shopper.buys(catalogues.length)).toMatch(/\d/);
  isQuiet();
}

test.describe.configure({ mode: 'parallel' });

test.describe('small files of our own', () => {
  for (const [at, size] of sizes.entries()) {
    const catalogues = ownCatalogues.filter((_, index) => index % sizes.length === at);
    test(`a shopper on a ${size.name} buys from ${catalogues.map(({ title }) => title).join(', and from ')}`, async ({
      page,
      merchantShop,
    }, info) => {
      await shopsFrom(catalogues, { page, merchantShop, info, size });
    });
  }
});

test.describe('other merchants’ files', () => {
  test.beforeEach(() => test.info().skip(!areAvailable, skipReason));

  for (const [at, catalogue] of realCatalogues.entries()) {
    const size = sizes[at % sizes.length] ?? sizes[0];
    test(`a shopper on a ${size.name} buys from ${catalogue.title}`, async ({
      page,
      merchantShop,
    }, info) => {
      await shopsFrom([catalogue], { page, merchantShop, info, size });
    });
  }
});
