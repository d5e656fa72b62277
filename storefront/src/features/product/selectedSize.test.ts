import { describe, expect, it } from 'vitest';
import { startingSize } from './selectedSize.ts';

/** `S M!`: the second one is sold out. */
const sizes = (names: string) =>
  names.split(' ').map((name) => ({
    name: name.replace('!', ''),
    state: name.endsWith('!') ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
  }));

describe('the initial size of a product', () => {
  it.each([
    ['one size needs no choosing', 'ONE', 1, undefined, 'ONE'],
    ['nothing was chosen', 'S M L', 1, undefined, undefined],
    ['another colour of the same style', 'S M L', 1, { style: 1, name: 'M' }, 'M'],
    ['another colour that lacks the size', 'S L', 1, { style: 1, name: 'M' }, undefined],
    ['another style', 'S M L', 2, { style: 1, name: 'M' }, undefined],
    ['a product without colours', 'S M L', undefined, { style: 1, name: 'M' }, undefined],
  ])('%s', (_, names, style, chosen, expected) => {
    expect(startingSize(sizes(names), { style, chosen })?.name).toBe(expected);
  });

  it.each([
    ['is the shopper’s own', 'S M L', undefined, ['M'], 'M'],
    ['is the first own one that can be bought', 'S M! L', undefined, ['M', 'L'], 'L'],
    ['is none if the own one is sold out', 'S M! L', undefined, ['M'], undefined],
    ['is the one of another colour before the own', 'S M L', { style: 1, name: 'L' }, ['M'], 'L'],
    [
      'is the own one if the other colour’s is not made',
      'S M',
      { style: 1, name: 'L' },
      ['M'],
      'M',
    ],
  ])('%s', (_, names, chosen, own, expected) => {
    expect(startingSize(sizes(names), { style: 1, chosen, own })?.name).toBe(expected);
  });
});
