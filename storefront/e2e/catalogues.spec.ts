/** A merchant's catalogue becomes a shop: imported by the operator's command into an empty shop, then browsed, searched and bought from. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { fronts, sizes } from './fronts.ts';
import type { Catalogue } from './merchants/catalogue.ts';
import { test, type MerchantShop } from './merchants/merchantTest.ts';
import { ownCatalogues } from './merchants/ownCatalogues.ts';
import { areAtHand, realCatalogues, whySkipped } from './merchants/realCatalogues.ts';
import { createMerchantShopper } from './steps/merchantShopper.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const [front] = fronts;

/** The main process reads this file once; its workers each again. */
if (!areAtHand && process.env['TEST_WORKER_INDEX'] === undefined)
  process.stdout.write(`${whySkipped}\n`);

/** A folder of the merchant's pictures: photographs of a plain colour, which the browser takes. */
async function takesPictures(
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

async function bringsTheCatalogue({
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
  const words = [await catalogue.put(folder)];
  if (typeof catalogue.mapping === 'string') words.push('--mapping', catalogue.mapping);
  else if (catalogue.mapping) {
    await writeFile(join(folder, 'mapping.json'), JSON.stringify(catalogue.mapping));
    words.push('--mapping', join(folder, 'mapping.json'));
  }
  if (catalogue.pictures)
    words.push('--pictures', await takesPictures(page, folder, catalogue.pictures));
  expect(await merchantShop.import(...words)).toMatch(
    new RegExp(`, ${String(catalogue.products)} products with [\\s\\S]*^0 refused`, 'm'),
  );
}

interface Visit {
  readonly page: Page;
  readonly merchantShop: MerchantShop;
  readonly info: TestInfo;
  readonly size: (typeof sizes)[number];
}

/** Imports all, walks through the shop that came of it, and buys something of each. */
async function shopsFrom(
  catalogues: readonly Catalogue[],
  { page, merchantShop, info, size }: Visit,
): Promise<void> {
  if (!front) throw new Error('There is no front to buy in.');
  const isQuiet = expectQuietConsole(page);
  for (const [at, catalogue] of catalogues.entries())
    await bringsTheCatalogue({
      page,
      merchantShop,
      catalogue,
      folder: info.outputPath(`merchant-${String(at)}`),
    });
  await page.setViewportSize(size.viewport);
  const shopper = createMerchantShopper(page, front, merchantShop.port);
  await shopper.opensTheFrontPage();
  await shopper.seesNoBrokenPicture();
  await shopper.seesNoDeadLink();
  await shopper.opensADepartment();
  await shopper.sortsByPrice();
  await shopper.seesNoBrokenPicture();
  for (const [at, { word, found, pictures }] of catalogues.entries()) {
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
    const catalogues = ownCatalogues.filter((_, place) => place % sizes.length === at);
    test(`a shopper on a ${size.name} buys from ${catalogues.map(({ title }) => title).join(', and from ')}`, async ({
      page,
      merchantShop,
    }, info) => {
      await shopsFrom(catalogues, { page, merchantShop, info, size });
    });
  }
});

test.describe('other merchants’ files', () => {
  test.beforeEach(() => test.info().skip(!areAtHand, whySkipped));

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
