import { viewStock } from '@solvik/shop-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TemporaryDatabase, temporaryDatabase } from '../testing/temporaryDatabase.ts';
import { availablePieces } from './availablePieces.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.remove());

it('the free pieces of a size are those that its page shows as available', async () => {
  const { handle } = temporary.database;
  const count = fc.integer({ min: 0, max: 50 });
  const counts = fc.record({
    onHand: count,
    oversellable: count,
    staticQuantity: count,
    reserved: fc.integer({ min: 0, max: 150 }),
  });
  const rows = fc.sample(counts, { seed: 5, numRuns: 100 }).map((row, skuId) => ({
    skuId,
    ...row,
    importedOnHand: row.onHand,
    importedOversellable: row.oversellable,
  }));
  await handle.insertInto('stock').values(rows).execute();
  const stored = await handle
    .selectFrom('stock')
    .select((eb) => availablePieces(eb).as('pieces'))
    .orderBy('skuId')
    .execute();
  expect(stored.map(({ pieces }) => Math.max(0, pieces))).toEqual(
    rows.map(
      ({ staticQuantity, ...row }) => viewStock({ ...row, static: staticQuantity }).totalStock,
    ),
  );
});
