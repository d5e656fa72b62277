import { expect, it } from 'vitest';
import { withWaistSizes } from './waistSizes.ts';

const sizes = new Set(['w30 l32', 'w31 l32', 'w36 l38', '36 38', '30', '32']);

it.each([
  [['jeans', '30', '32'], ['jeans', 'w30', 'l32'], 'a waist and a length'],
  [['31', '32', 'jeans'], ['w31', 'l32', 'jeans'], 'before the garment'],
  [['strumpor', '36', '38'], ['strumpor', '36', '38'], 'a size of that name'],
  [['jeans', '40', '32'], ['jeans', '40', '32'], 'a pair that the shop has not'],
  [['jeans', '30'], ['jeans', '30'], 'one number'],
  [['jeans', 'w30', 'l32'], ['jeans', 'w30', 'l32'], 'the shop’s own name'],
])('reads %j as %j: %s', (words, read) => expect(withWaistSizes(words, sizes)).toEqual(read));
