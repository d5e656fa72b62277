/** What an editor is told of the demo shop's own content in the shop that it fills: the desk's words, its knowledge of addresses, products, codes and prices among them. */
import { menuLocations } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commerce, createCommerce } from '../../createCommerce.ts';
import { expectKind, menu, page, publisher } from '../../testing/deskSteps.ts';
import { temporaryFolder, type TemporaryFolder } from '../../testing/temporaryDatabase.ts';
import { readTestShop, testNow } from '../readTestShop.ts';

const shop = readTestShop();
const numbersNamed = new Set(
  [...JSON.stringify(shop.pages).matchAll(/"products?":\[([\d,]+)\]/g)].flatMap(
    ([, numbers = '']) => numbers.split(',').map(Number),
  ),
);
/** All keep their numbers; those that no content names are brought with little, which takes half the time. */
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

async function toldOf(
  content: ReturnType<typeof page> | ReturnType<typeof menu>,
): Promise<readonly string[]> {
  const { findings } = expectKind(await commerce.desk.read(publisher, content), 'found');
  return findings
    .filter(({ level }) => level !== 'hint')
    .map(({ level, path, code, values = {} }) =>
      [level, path, code, ...Object.values(values)].join(' '),
    );
}

describe('an editor is told of no error and warned of nothing', () => {
  it('where products are named', () => expect(numbersNamed.size).toBeGreaterThan(4));
  it.each(shop.pages.map(({ key }) => key))('on the page or area %s', async (key) =>
    expect(await toldOf(page(key))).toEqual([]),
  );
  it.each(menuLocations)('in the menu %s', async (location) =>
    expect(await toldOf(menu(location))).toEqual([]),
  );
});
