import { expect, it } from 'vitest';
import { tableOf } from './tableOf.ts';

const table = (name: string, sizes: string) => ({
  name,
  rows: sizes.split(' ').map((size) => ({ size })),
});
const tables = [
  table('women', '34 36 38 40 42 44 46 48'),
  table('men', '44 46 48 50 52 54 56 58'),
  table('shoes', '36 37 38 39 40 41 42 43 44 45 46'),
];

it.each([
  ['34 36 38 40 42 44 46 48', 'women'],
  ['44 46 48 50 52 54 56 58', 'men'],
  ['36 37 38 39 40 41 42', 'shoes'],
  // A single size of a preloved product is one of clothes or of shoes.
  ['38', undefined],
  ['52', 'men'],
  ['S M L', undefined],
  ['', undefined],
])('the sizes “%s” are those of the table of %s', (sizes, name) =>
  expect(tableOf(tables, sizes.split(' ').filter(Boolean))?.name).toBe(name),
);
