import { describe, expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyCart } from '../../testing/storyCarts.ts';
import { countPieces, linesOf } from './cart.ts';

const cart = storyCart(sites[0]);
const [first, second] = linesOf(cart);
if (!first || !second) throw new Error('The cart of stories has fewer than two lines.');

describe('the lines of a cart', () => {
  it.each([
    ['no cart', undefined],
    ['an empty answer', null],
    ['a cart without lines', { ...cart, items: null }],
    ['a cart whose places are empty', { ...cart, items: [null] }],
  ])('%s has none, and no pieces', (_, given) => {
    expect(linesOf(given)).toEqual([]);
    expect(countPieces(given)).toBe(0);
  });

  it('leave empty places out, and their pieces add up', () => {
    const given = { ...cart, items: [null, { ...first, quantity: 2 }, { ...second, quantity: 3 }] };
    expect(linesOf(given).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(countPieces(given)).toBe(5);
  });
});
