import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCategories } from '../testing/sampleCatalogue.ts';
import { importShop, type ImportShop } from './testing/importShop.ts';
import { header, row } from './testing/ownFile.ts';
import { importNow } from './testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from './testing/temporaryFile.ts';

removesTemporaryFiles();

let shop: ImportShop;
beforeAll(async () => {
  shop = await importShop(sampleCategories);
});
afterAll(() => shop.remove());

describe('names', () => {
  it('that eighty-two products share become eighty-two addresses, the same at the next import', async () => {
    const file = temporaryFile(
      header +
        Array.from({ length: 82 }, (_, at) => row(`s${String(at)}`, { name: 'Samma namn' })).join(
          '',
        ),
    );
    await shop.importFrom(file);
    const aliases = () =>
      shop.database.handle
        .selectFrom('products')
        .select(({ ref }) => ref('alias', '->>').key('sv').as('sv'))
        .where('key', 'like', 'own:s%')
        .orderBy('productId')
        .execute();
    const first = await aliases();
    expect(new Set(first.map(({ sv }) => sv)).size).toBe(82);
    await shop.importFrom(file, { now: importNow + 1000 });
    expect(await aliases()).toEqual(first);
  });

  it.each([
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../../etc/passwd', 'etc-passwd'],
    ["Robert'); drop table products;--", 'robert-drop-table-products'],
    ['日本語', 'own-'],
    [`Lång ${'kappa '.repeat(60)}`, 'lang-kappa'],
  ])('like %s are text, and their address is plain', async (name, alias) => {
    const id = `h${Buffer.from(name).toString('hex').slice(0, 12)}`;
    await shop.importFrom(temporaryFile((header + row(id, { name })).replace('Takki', '')));
    const stored = await shop.database.handle
      .selectFrom('products')
      .select(({ ref }) => [
        ref('alias', '->>').key('sv').as('sv'),
        ref('name', '->>').key('sv').as('name'),
      ])
      .where('key', '=', `own:${id}`)
      .executeTakeFirst();
    expect(stored?.sv?.startsWith(alias)).toBe(true);
    expect(stored?.sv).toMatch(/^[a-z0-9-]{1,100}$/);
    expect(name.trim().startsWith(stored?.name ?? '?')).toBe(true);
  });

  it('of files give a report inside the shop’s own folder', async () => {
    const report = await shop.importFrom(temporaryFile(header + row('p1'), '..;rm -rf ~.csv'));
    expect(report.reportFile.startsWith(join(shop.dataDir, 'imports'))).toBe(true);
    expect(report.reportFile).toMatch(/imports\/[\w.-]+-report\.csv$/);
  });
});
