import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLog } from '../testing/keepLog.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { CommandProgress } from './command.ts';
import { askRunningShop, openCommandSocket } from './commandSocket.ts';
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
    log: keepLog(shop.log),
    run: (args, talk) =>
      runCommand(
        { shop: commerce.shop, settings: commerce.settings, dataDir, env: {}, ...talk },
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

async function ask(...args: string[]) {
  const lines: string[] = [];
  const told: CommandProgress[] = [];
  const exit = await askRunningShop(shop.dataDir, ['import', ...args], {
    print: (line) => lines.push(line),
    tell: (progress) => told.push(progress),
  });
  return { exit, text: lines.join('\n'), told };
}

describe('an operator imports a file into the running shop', () => {
  it('hears how far it has come and what came of it, and shoppers can buy it at once', async () => {
    const { products: before } = await shop.ask<{ products: { count: number } }>(
      '{ products(categoryAlias: "klanningar") { count } }',
    );
    const { exit, text, told } = await ask(file);
    expect(exit).toBe(0);
    expect(text).toContain('2 rows read, 1 products with 1 sizes, 1 new or changed');
    expect(text).toContain('1 × name-missing');
    expect(text).toContain('Without a price in no, dk, fi');
    expect(told.at(-1)).toEqual({ done: 2, of: 2, label: '1 products' });
    const { products: after } = await shop.ask<{ products: { count: number } }>(
      '{ products(categoryAlias: "klanningar") { count } }',
    );
    expect(after.count).toBe(before.count + 1);
    const { getCart } = await shop.ask<{ getCart: { id: string } }>('{ getCart { id } }');
    const { products } = await shop.ask<{
      products: { products: { name: string; skus: { skuId: number }[] }[] };
    }>('{ products(filter: { searchText: "regnkappa" }) { products { name skus { skuId } } } }');
    expect(products.products[0]?.name).toBe('Regnkappa');
    const { addToCart } = await shop.ask<{ addToCart: { items: { quantity: number }[] } }>(
      'mutation Add($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 1 }) { items { quantity } } }',
      {
        id: getCart.id,
        skuId: products.products[0]?.skus[0]?.skuId,
      },
    );
    expect(addToCart.items).toEqual([{ quantity: 1 }]);
  });

  it('reads a sentence when the file, the mapping or the pictures are not there', async () => {
    expect(await ask()).toMatchObject({
      exit: 1,
      text: expect.stringContaining('kaggle-styles, luma'),
    });
    expect(await ask('/nowhere.csv')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('There is no file'),
    });
    expect(await ask(file, '--mapping', '/nowhere.json')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('cannot be read'),
    });
    expect(await ask(file, '--pictures', '/nowhere')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('no folder of pictures'),
    });
  });

  it('names files from where it stands, and mappings of the shop by their name', () => {
    expect(
      importCommand.prepare?.(['a/b.csv', '--mapping', 'luma', '--pictures=../p'], '/home/x'),
    ).toEqual(['/home/x/a/b.csv', '--mapping=luma', '--pictures=/home/p']);
    expect(importCommand.prepare?.(['/abs.csv', '--mapping', 'my/map.json'], '/home/x')).toEqual([
      '/abs.csv',
      '--mapping=/home/x/my/map.json',
    ]);
  });
});
