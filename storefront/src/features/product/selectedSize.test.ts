import { describe, expect, it } from 'vitest';
import { startingSize } from './selectedSize.ts';

const sizes = (names: string) => names.split(' ').map((name) => ({ name }));

describe('the initial size of a product', () => {
  it.each([
    ['one size needs no choosing', 'ONE', 1, undefined, 'ONE'],
    ['nothing was chosen', 'S M L', 1, undefined, undefined],
    ['another colour of the same style', 'S M L', 1, { style: 1, name: 'M' }, 'M'],
    ['another colour that lacks the size', 'S L', 1, { style: 1, name: 'M' }, undefined],
    ['another style', 'S M L', 2, { style: 1, name: 'M' }, undefined],
    ['a product without colours', 'S M L', undefined, { style: 1, name: 'M' }, undefined],
  ])('%s', (_, names, style, chosen, expected) => {
    expect(startingSize(sizes(names), style, chosen)?.name).toBe(expected);
  });
});
