import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { Locale } from '@solvik/shop';
import { findAliasOnce } from './findAlias.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

async function find(alias: string, locale: Locale): Promise<number | undefined> {
  const { catalogue, database } = shop.commerce.shop;
  return findAliasOnce(database.handle, await catalogue.get(), 'product', { alias, locale });
}

interface Row {
  readonly alias: string;
  readonly locale: Locale;
  readonly target: number;
  readonly isCurrent?: boolean;
}

async function write(...rows: readonly Row[]): Promise<void> {
  for (const { alias, locale, target, isCurrent = true } of rows) {
    await shop.commerce.database.handle
      .insertInto('aliases')
      .values({ kind: 'product', alias, locale, targetId: target, isCurrent })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'alias', 'locale'])
          .doUpdateSet(({ ref }) => ({ targetId: ref('excluded.targetId') })),
      )
      .execute();
  }
}

it('an alias is resolved in the reader’s language, also after a reader of another one', async () => {
  await write(
    { alias: 'kjol', locale: 'sv', target: 1 },
    { alias: 'kjol', locale: 'nb', target: 2 },
  );
  expect([await find('kjol', 'sv'), await find('kjol', 'nb'), await find('kjol', 'fi')]).toEqual([
    1, 2, 2,
  ]);
});

it('current aliases come before earlier ones, in any language', async () => {
  await write(
    { alias: 'vest', locale: 'sv', target: 1, isCurrent: false },
    { alias: 'vest', locale: 'nb', target: 2 },
  );
  expect(await find('vest', 'sv')).toBe(2);
});

it('an alias is read once per version of the catalogue, and an unknown one each time', async () => {
  expect(await find('ny', 'sv')).toBeUndefined();
  await write({ alias: 'ny', locale: 'sv', target: 1 });
  expect(await find('ny', 'sv')).toBe(1);
  await write({ alias: 'ny', locale: 'sv', target: 2 });
  expect(await find('ny', 'sv')).toBe(1);
  shop.commerce.shop.catalogue.drop();
  expect(await find('ny', 'sv')).toBe(2);
});
