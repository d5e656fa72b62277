import { expect, it } from 'vitest';
import { ShopError } from '../shopError.ts';
import { checkQuantity } from './cartQuantity.ts';

it.each([
  [1, 1],
  [99, 1],
  [0, 0],
  [Number.MAX_SAFE_INTEGER, 1],
] as const)('accepts %d where at least %d is required', (quantity, least) => {
  expect(checkQuantity(quantity, least)).toBe(quantity);
});

it.each([
  [0, 1],
  [-1, 0],
  [1.5, 1],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 1],
  [Number.MAX_SAFE_INTEGER + 1, 1],
] as const)('refuses %d where at least %d is required', (quantity, least) => {
  const check = () => checkQuantity(quantity, least);
  expect(check).toThrow(ShopError);
  expect(check).toThrow(`The quantity must be a whole number of at least ${least}.`);
});
