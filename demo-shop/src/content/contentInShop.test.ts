/**
 * The findings that an editor gets about the demo shop's content once it is imported, including
 * those that only the content service can know: addresses, products, codes and prices.
 */
import { menuLocations } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commerce, createCommerce } from '@solvik/commerce';
import { expectKind, menu, page, publisher } from '@solvik/commerce/testing/editorSteps.ts';
import {
  temporaryFolder,
  type TemporaryFolder,
} from '@solvik/commerce/testing/temporaryDatabase.ts';
import { readTestShop, testNow } from '../testing/readTestShop.ts';

const shop = readTestShop();
const numbersNamed = new Set(
  [...JSON.stringify(shop.pages).matchAll(/"products?":\[([\d,]+)\]/g)].flatMap(
    ([, numbers = '']) => numbers.split(',').map(Number),
  ),
);
/**
 * Every product keeps its number; those that no content names are imported without details, which
 * halves the time.
 */
const products = shop.products.map((product, at) =>
  numbersNamed.has(at + 1)
    ? product
    : { ...product, skus: product.skus.slice(0, 1), parameters: [], reviews: [], related: {} },
);

let folder: TemporaryFolder;
let commerce: Commerce;
beforeAll(async () => {
  folder = await temporaryFolder();
  commerce = await createCommerce({
    dataDir: folder.dataDir,
    databaseUrl: folder.databaseUrl,
    env: {},
    log: () => undefined,
    clock: () => testNow.getTime(),
    hasJobs: false,
  });
  await commerce.writeCatalogue({ ...shop, products }, { now: testNow.getTime() });
});
afterAll(async () => {
  await commerce.close();
  await folder.remove();
});

async function findingsOf(
  content: ReturnType<typeof page> | ReturnType<typeof menu>,
): Promise<readonly string[]> {
  const { findings } = expectKind(await commerce.contentService.read(publisher, content), 'found');
  return findings
    .filter(({ level }) => level !== 'hint')
    .map(({ level, path, code, values = {} }) =>
      [level, path, code, ...Object.values(values)].join(' '),
    );
}

describe('the content service reports no error or warning', () => {
  it('although content names products', () => expect(numbersNamed.size).toBeGreaterThan(4));
  it.each(shop.pages.map(({ key }) => key))('on the page or area %s', async (key) =>
    expect(await findingsOf(page(key))).toEqual([]),
  );
  it.each(menuLocations)('in the menu %s', async (location) =>
    expect(await findingsOf(menu(location))).toEqual([]),
  );
});
