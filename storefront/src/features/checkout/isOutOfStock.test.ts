import { expect, it } from 'vitest';
import { isOutOfStock } from './isOutOfStock.ts';
import { OrderRefused } from './useCheckout.ts';

it.each([
  [new OrderRefused('OUT_OF_STOCK'), true],
  [new OrderRefused('SKU_NOT_FOUND'), true],
  [new OrderRefused('blacklisted'), false],
  [new Error('OUT_OF_STOCK'), false],
  [undefined, false],
])('%s means that something can no longer be had: %s', (error, is) => {
  expect(isOutOfStock(error)).toBe(is);
});
