import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';
import { insertRows, type JsonRow } from './bulk.ts';
import { columnNames } from './columnNames.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.remove());

it('rows are stored as given: JSON as a value, instants as dates or text', async () => {
  const { handle } = temporary.database;
  const message = { subject: 'Hej', nestedKey: [1] };
  await insertRows(handle, 'idempotencyKeys', {
    columns: ['key', 'scope', 'requestHash', 'answer', 'createdAt'],
    rows: ['2026-01-02T03:04:05.000Z', new Date(0)].map((createdAt, at) => ({
      key: String(at),
      scope: 'test',
      requestHash: 'hash',
      answer: message,
      createdAt,
    })),
  }).execute();
  expect(
    await handle
      .selectFrom('idempotencyKeys')
      .select(['key', 'answer', 'createdAt'])
      .orderBy('key')
      .execute(),
  ).toEqual([
    { key: '0', answer: message, createdAt: new Date('2026-01-02T03:04:05.000Z') },
    { key: '1', answer: message, createdAt: new Date(0) },
  ]);
});

it('JSON rows name columns as statements do', () => {
  const statement = temporary.database.handle
    .selectFrom('stock')
    .select(['importedOnHand', 'skuId'])
    .compile();
  for (const property of ['importedOnHand', 'skuId'])
    expect(statement.sql).toContain(`"${columnNames.columnOf(property)}"`);
});

type CartLines = Parameters<
  typeof insertRows<'cartLines', 'cartId' | 'lineId' | 'skuId' | 'quantity' | 'addedAt'>
>[2];
type CartLinesWithoutQuantity = Parameters<
  typeof insertRows<'cartLines', 'cartId' | 'lineId' | 'skuId' | 'addedAt'>
>[2];

it('a list lacks no column that must have a value', () => {
  expectTypeOf<readonly 'cartId'[]>().toExtend<CartLines['columns']>();
  expectTypeOf<readonly 'cartId'[]>().not.toExtend<CartLinesWithoutQuantity['columns']>();
});

it('a row lacks no column that is listed, not even one that may be null', () => {
  type Row = CartLines['rows'][number];
  expectTypeOf<Omit<Row, 'quantity'>>().not.toExtend<Row>();
  expectTypeOf<Omit<JsonRow<'cartLines'>, 'message'>>().not.toExtend<JsonRow<'cartLines'>>();
  expectTypeOf<Omit<JsonRow<'cartLines'>, 'message' | 'groupKey'>>().toExtend<Row>();
});
