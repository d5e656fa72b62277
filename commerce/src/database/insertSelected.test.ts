import { type Expression, sql } from 'kysely';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';
import type { CartLines } from './generated/db.ts';
import { insertSelected, type SelectedRow } from './insertSelected.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.remove());

const addState = (name: string, value: string) =>
  insertSelected(temporary.database.handle, 'shopState', {
    from: ({ selectFrom }) => selectFrom('shopState').where('name', '=', 'content-desk'),
    // Not in the order of the table.
    values: ({ val }) => ({ value: val(value), name: val(name) }),
  });

const statesNamed = (name: string) =>
  temporary.database.handle.selectFrom('shopState').selectAll().where('name', '=', name).execute();

it('each value reaches the column that it is named after, in whatever order they are listed', async () => {
  await addState('greeting', 'hello').execute();
  expect(await statesNamed('greeting')).toEqual([{ name: 'greeting', value: 'hello' }]);
});

it('a row is inserted for each that the query finds, and none if it finds none', async () => {
  const copy = (name: string) =>
    insertSelected(temporary.database.handle, 'shopState', {
      from: ({ selectFrom }) => selectFrom('shopState').where('name', '=', name),
      values: ({ ref }) => ({
        name: sql<string>`'copy of ' || ${ref('name')}`,
        value: ref('value'),
      }),
    }).execute();
  await copy('content-desk');
  await copy('unknown');
  expect(await statesNamed('copy of content-desk')).toHaveLength(1);
  expect(await statesNamed('copy of unknown')).toEqual([]);
});

it('the statement is the same text for any values, so that it is prepared once', () => {
  const [one, other] = [addState('a', 'b'), addState('c', 'd')].map((each) => each.compile().sql);
  expect(one).toContain('("value", "name") select');
  expect(other).toBe(one);
});

interface CartLine {
  readonly cartId: Expression<string>;
  readonly lineId: Expression<string>;
  readonly skuId: Expression<number>;
  readonly quantity: Expression<number>;
  readonly addedAt: Expression<Date>;
}
type Fitting<Row> = SelectedRow<CartLines, Row>;

it('only a column that may be null can be omitted', () => {
  type WithoutQuantity = Omit<CartLine, 'quantity'>;
  expectTypeOf<CartLine>().toExtend<Fitting<CartLine>>();
  expectTypeOf<WithoutQuantity>().not.toExtend<Fitting<WithoutQuantity>>();
});

it('a value has the type of its column', () => {
  type TextForQuantity = Omit<CartLine, 'quantity'> & { quantity: Expression<string> };
  expectTypeOf<TextForQuantity>().not.toExtend<Fitting<TextForQuantity>>();
});

it('a name that is not a column is refused, though the row lacks nothing', () => {
  type Misnamed = CartLine & { groupLabel: Expression<string> };
  expectTypeOf<Misnamed>().not.toExtend<Fitting<Misnamed>>();
});
