import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryDatabase, type TemporaryDatabase } from '../../testing/temporaryDatabase.ts';
import { locales, type Localised } from '@solvik/shop';
import { writeAliases } from './writeAliases.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.remove());

const stored = () =>
  temporary.database.handle
    .selectFrom('aliases')
    .select(['alias', 'locale', 'targetId', 'isCurrent'])
    .where('kind', '=', 'product')
    .orderBy('alias')
    .orderBy('locale')
    .execute();
const write = (requested: readonly (readonly [number, Localised])[]) =>
  writeAliases(temporary.database.handle, 'product', new Map(requested));
const clear = () => temporary.database.handle.deleteFrom('aliases').execute();

it('takes the next free alias if the requested one with its number is taken too', async () => {
  await clear();
  await write([
    [1, { sv: 'kappa' }],
    [2, { sv: 'kappa-3' }],
  ]);
  const assigned = await write([[3, { sv: 'kappa' }]]);
  expect(assigned.get(3)?.['sv']).toBe('kappa-3-2');
  expect(
    (await stored())
      .filter(({ locale }) => locale === 'sv')
      .map(({ alias, targetId }) => `${alias} ${targetId}`),
  ).toEqual(['kappa 1', 'kappa-3 2', 'kappa-3-2 3']);
});

it('does so within one batch too, in any order', async () => {
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
    const assigned = await write(batch);
    expect(new Set([...assigned.values()].map(({ sv }) => sv)).size).toBe(3);
  }
});

it('gives every thing one current alias per language of its own, and the same one when it is imported again', async () => {
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
      const current = (await stored()).filter(({ isCurrent }) => isCurrent);
      expect(
        current.map(({ alias, locale, targetId }) => `${targetId} ${locale} ${alias}`).toSorted(),
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
