import { expect, it } from 'vitest';
import { formatBare, readAmount } from './typedAmount.ts';

it.each([
  [0, 'SEK', '0'],
  [950, 'SEK', '950'],
  [3400, 'SEK', '3\u00a0400'],
  [1234567, 'EUR', '1\u00a0234\u00a0567'],
  [3400, 'DKK', '3.400'],
] as const)('%d %s in a field is %s', (amount, currency, written) => {
  expect(formatBare(amount, currency)).toBe(written);
  expect(readAmount(written)).toBe(amount);
});

it.each([
  ['3400', 3400],
  [' 3 400 ', 3400],
  ['3\u00a0400', 3400],
  ['3\u202f400', 3400],
  ['3.400', 3400],
  ['3,400', 3400],
  ["3'400", 3400],
  ['1.234.567', 1234567],
  ['3 400,00', 3400],
  ['3.400,50', 3401],
  ['79,4', 79],
  ['', undefined],
  [' ', undefined],
  ['billigt', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['3.40.0', undefined],
  ['12.34.567', undefined],
  ['99999999999999999999', undefined],
])('%j is read as %s', (text, amount) => expect(readAmount(text)).toBe(amount));
