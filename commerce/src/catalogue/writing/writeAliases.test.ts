import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all, run } from '../../database/database.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../../testing/temporaryDatabase.ts';
import { locales, type Localised } from '../catalogueDraft.ts';
import { writeAliases } from './writeAliases.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.remove());

const stored = () =>
  all(
    temporary.database.handle,
    sql<{
      alias: string;
      locale: string;
      target_id: number;
      is_current: boolean;
    }>`select alias, locale, target_id, is_current from aliases where kind = 'product' order by alias, locale`,
  );
const write = (wanted: readonly (readonly [number, Localised])[]) =>
  writeAliases(temporary.database.handle, 'product', new Map(wanted));
const clear = () => run(temporary.database.handle, sql`delete from aliases`);

it('takes the next free one when the wanted one with the number is another’s name', async () => {
  await clear();
  await write([
    [1, { sv: 'kappa' }],
    [2, { sv: 'kappa-3' }],
  ]);
  const given = await write([[3, { sv: 'kappa' }]]);
  expect(given.get(3)?.['sv']).toBe('kappa-3-2');
  expect(
    (await stored())
      .filter(({ locale }) => locale === 'sv')
      .map(({ alias, target_id }) => `${alias} ${target_id}`),
  ).toEqual(['kappa 1', 'kappa-3 2', 'kappa-3-2 3']);
});

it('so also within one batch, whichever comes first', async () => {
  for (const batch of [
    [
      [1, { sv: 'kappa' }],
      [3, { sv: 'kappa' }],
      [2, { sv: 'kappa-3' }],
    ],
    [
      [2, { sv: 'kappa-3' }],
      [1, { sv: 'kappa' }],
      [3, { sv: 'kappa' }],
    ],
  ] as const) {
    await clear();
    const given = await write(batch);
    expect(new Set([...given.values()].map(({ sv }) => sv)).size).toBe(3);
  }
});

it('whatever is brought, and however often: everything keeps one current address per language, of its own, and the same again', async () => {
  const name = fc.constantFrom('a', 'a-1', 'a-2', 'a-3', 'a-1-2', 'a-2-2', 'a-2-3', 'b', 'b-1');
  const localised = fc.record(Object.fromEntries(locales.map((locale) => [locale, name])), {
    requiredKeys: [],
  });
  const batch = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), localised), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), async (batches) => {
      await clear();
      const latest = new Map<number, Record<string, string>>();
      for (const each of batches)
        for (const [id, aliases] of await write(each)) latest.set(id, aliases);
      const current = (await stored()).filter(({ is_current }) => is_current);
      expect(
        current.map(({ alias, locale, target_id }) => `${target_id} ${locale} ${alias}`).toSorted(),
      ).toEqual(
        [...latest]
          .flatMap(([id, own]) =>
            Object.entries(own).map(([locale, alias]) => `${id} ${locale} ${alias}`),
          )
          .toSorted(),
      );
      const last = batches.at(-1) ?? [];
      const before = await stored();
      await write(last);
      expect(await stored()).toEqual(before);
    }),
    { seed: 5, numRuns: 60 },
  );
});
