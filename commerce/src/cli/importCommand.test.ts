import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { CommandProgress } from './command.ts';
import { requestRunningShop, openCommandSocket } from './commandSocket.ts';
import { importCommand } from './commands/importCommand.ts';
import { runCommand } from './runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'solvik-import-command-'));
const file = join(folder, 'coats.csv');
let shop: TestShop;
let close: () => Promise<void>;

beforeAll(async () => {
  shop = await testShop();
  const { commerce, dataDir } = shop;
  close = await openCommandSocket({
    dataDir,
    log: recordLog(shop.log),
    run: (args, connection) =>
      runCommand(
        { shop: commerce.shop, settings: commerce.settings, dataDir, env: {}, ...connection },
        args,
      ),
  });
  writeFileSync(
    file,
    `id,name,price,google_category,gender,size,stock\n1,Regnkappa,999,2271,women,38,4\n2,,999,2271,women,38,4\n`,
  );
});
afterAll(async () => {
  await close();
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const reports: CommandProgress[] = [];
  const exit = await requestRunningShop(shop.dataDir, ['import', ...args], {
    print: (line) => lines.push(line),
    reportProgress: (progress) => reports.push(progress),
  });
  return { exit, text: lines.join('\n'), reports };
}

describe('an operator imports a file into the running shop', () => {
  it('gets progress and a report, and shoppers can buy the product at once', async () => {
    const { products: before } = await shop.query<{ products: { count: number } }>(
      '{ products(categoryAlias: "klanningar") { count } }',
    );
    const { exit, text, reports } = await run(file);
    expect(exit).toBe(0);
    expect(text).toContain('2 rows read, 1 products with 1 sizes, 1 new or changed');
    expect(text).toContain('1 × name-missing');
    expect(text).toContain('Without a price in no, dk, fi');
    expect(reports.at(-1)).toEqual({ done: 2, of: 2, label: '1 products' });
    const { products: after } = await shop.query<{ products: { count: number } }>(
      '{ products(categoryAlias: "klanningar") { count } }',
    );
    expect(after.count).toBe(before.count + 1);
    const { getCart } = await shop.query<{ getCart: { id: string } }>('{ getCart { id } }');
    const { products } = await shop.query<{
      products: { products: { name: string; skus: { skuId: number }[] }[] };
    }>('{ products(filter: { searchText: "regnkappa" }) { products { name skus { skuId } } } }');
    expect(products.products[0]?.name).toBe('Regnkappa');
    const { addToCart } = await shop.query<{ addToCart: { items: { quantity: number }[] } }>(
      'mutation Add($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 1 }) { items { quantity } } }',
      {
        id: getCart.id,
        skuId: products.products[0]?.skus[0]?.skuId,
      },
    );
    expect(addToCart.items).toEqual([{ quantity: 1 }]);
  });

  it('gets an error message if the file, the mapping or the pictures are missing', async () => {
    expect(await run()).toMatchObject({
      exit: 1,
      text: expect.stringContaining('kaggle-styles, luma'),
    });
    expect(await run('/nowhere.csv')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('There is no file'),
    });
    expect(await run(file, '--mapping', '/nowhere.json')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('cannot be read'),
    });
    expect(await run(file, '--pictures', '/nowhere')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('no folder of pictures'),
    });
  });

  it('resolves files from its working directory, and the shop’s own mappings by name', () => {
    expect(
      importCommand.prepare?.(['a/b.csv', '--mapping', 'luma', '--pictures=../p'], '/home/x'),
    ).toEqual(['/home/x/a/b.csv', '--mapping=luma', '--pictures=/home/p']);
    expect(importCommand.prepare?.(['/abs.csv', '--mapping', 'my/map.json'], '/home/x')).toEqual([
      '/abs.csv',
      '--mapping=/home/x/my/map.json',
    ]);
  });
});

describe('before an import', () => {
  it('a mapping is drafted, once, with the categories that the shop has', async () => {
    const mapping = join(folder, 'mapping.json');
    const { exit, text } = await run(file, `--write-mapping=${mapping}`);
    expect(exit).toBe(0);
    expect(text).toMatch(/Written: .*mapping\.json\. Nothing was imported\./);
    expect(text).toContain('dresses');
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({
      source: 'coats',
      format: 'own',
    });
    expect(text).toContain('Columns without a use: none.');
    const imported = await run(file, `--mapping=${mapping}`);
    expect([imported.exit, imported.text]).toEqual([
      0,
      expect.stringMatching(/^Imported \(own, source “coats”\)\.\n2 rows read, 1 products/),
    ]);
    const again = await run(file, `--write-mapping=${mapping}`);
    expect([again.exit, again.text]).toEqual([1, expect.stringContaining('already; name another')]);
  });

  it('it can be tried without writing anything', async () => {
    const fresh = join(folder, 'fresh.csv');
    writeFileSync(fresh, 'id,name,price,stock\nn1,Ny,100,1\n');
    const { exit, text } = await run(fresh, '--dry-run');
    expect([exit, text]).toEqual([0, expect.stringContaining('Tried, nothing was written')]);
    const { products } = await shop.query<{ products: { count: number } }>(
      '{ products(filter: { searchText: "ny" }) { count } }',
    );
    expect(products.count).toBe(0);
  });
});

it('stops before products without a category, until the operator accepts them under “Övrigt”', async () => {
  const kinds = join(folder, 'kinds.csv');
  writeFileSync(kinds, 'id,name,price,stock,category\nu1,Ullfilt,100,1,Filtar\n');
  const found = async () =>
    (
      await shop.query<{ products: { count: number } }>(
        '{ products(filter: { searchText: "ullfilt" }) { count } }',
      )
    ).products.count;
  const stopped = await run(kinds);
  expect([stopped.exit, stopped.text]).toEqual([
    1,
    expect.stringMatching(
      /^Nothing was imported: 1 products \(100 %\).*: Filtar 1\..*--accept-other/,
    ),
  ]);
  expect(await found()).toBe(0);
  const accepted = await run(kinds, '--accept-other');
  expect([accepted.exit, accepted.text]).toEqual([0, expect.stringMatching(/^Imported/)]);
  expect(await found()).toBe(1);
});

it('a product that a whole catalogue no longer has cannot be bought', async () => {
  const whole = join(folder, 'whole.csv');
  const lines = ['id,name,price,stock', 'p1,Parkas,100,5', 'p2,Poncho,100,5'];
  writeFileSync(whole, `${lines.join('\n')}\n`);
  const own = JSON.stringify({ format: 'own', source: 'whole' });
  const mapping = join(folder, 'whole.json');
  writeFileSync(mapping, own);
  await run(whole, `--mapping=${mapping}`, '--accept-other');
  const found = await shop.query<{ products: { products: { skus: { skuId: number }[] }[] } }>(
    '{ products(filter: { searchText: "parkas" }) { products { skus { skuId } } } }',
  );
  const skuId = found.products.products[0]?.skus[0]?.skuId;
  writeFileSync(whole, `${[lines[0], lines[2]].join('\n')}\n`);
  const { text } = await run(whole, `--mapping=${mapping}`, '--complete', '--accept-other');
  expect(text).toContain('1 products are not in the file, and no longer sold.');
  const { getCart } = await shop.query<{ getCart: { id: string } }>('{ getCart { id } }');
  await expect(
    shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: getCart.id, item: { skuId, quantity: 1 } },
    ),
  ).rejects.toThrow(/^SKU_NOT_FOUND/);
});
