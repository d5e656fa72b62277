import { sites } from '@solvik/addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { storyCart } from '../../testing/storyCarts.ts';
import { type CartLine, linesOf } from './cart.ts';
import { cartRows, type Removal, removalOf, useRemovals } from './removals.ts';

const cart = storyCart(sites[0]);
const [first] = linesOf(cart);

function line(id: string): CartLine {
  if (!first) throw new Error('The cart of stories is empty.');
  return { ...first, id };
}

const removed = (lineId: string, beforeId?: string): Removal => ({
  lineId,
  beforeId,
  skuId: 1,
  quantity: 2,
  name: 'Alma',
});

const idsOf = (lines: string, removals: readonly Removal[]) =>
  cartRows([...lines].map(line), removals)
    .map((row) => (row.kind === 'line' ? row.line.id : `-${row.removal.lineId}`))
    .join(' ');

describe('what was removed from a cart', () => {
  it.each([
    ['abc', [], 'a b c'],
    ['ac', [removed('b', 'c')], 'a -b c'],
    ['ab', [removed('c')], 'a b -c'],
    ['c', [removed('b', 'c'), removed('a', 'c')], '-a -b c'],
    ['c', [removed('a', 'b'), removed('b', 'c')], '-a -b c'],
    ['', [removed('b'), removed('a', 'b')], '-a -b'],
    ['a', [removed('c'), removed('b')], 'a -b -c'],
    ['a', [removed('b', 'gone')], 'a -b'],
    ['ab', [removed('a', 'b')], 'a b'],
  ] as const)('is in its place among %s: %j', (lines, removals, rows) => {
    expect(idsOf(lines, removals)).toBe(rows);
  });

  it('is known by what is needed to add it again', () => {
    const [one, two] = linesOf(cart);
    if (!one || !two) throw new Error('The cart of stories has fewer than two lines.');
    expect(removalOf(cart, one)).toEqual({
      lineId: one.id,
      beforeId: two.id,
      skuId: one.skuId,
      quantity: one.quantity,
      name: one.product?.name,
    });
    expect(removalOf(cart, two).beforeId).toBeUndefined();
    expect(removalOf(null, { ...one, product: null })).toMatchObject({
      beforeId: undefined,
      name: undefined,
    });
  });
});

describe('the removals of a visit', () => {
  beforeEach(() => useRemovals.setState({ removals: [] }));

  it('are kept in their order until they are undone or over', () => {
    const { add, drop } = useRemovals.getState();
    add(removed('a'));
    add(removed('b'));
    add(removed('a', 'c'));
    expect(useRemovals.getState().removals).toEqual([removed('b'), removed('a', 'c')]);
    drop('b');
    expect(useRemovals.getState().removals).toEqual([removed('a', 'c')]);
  });
});
