import { expect, it } from 'vitest';
import { stockState } from './stockView.ts';

/** inStock/oversellable/static, requested quantity → state */
it.each([
  ['0/0/0', 1, 'OUT_OF_STOCK'],
  ['0/3/0', 1, 'OVERSELLABLE'],
  ['2/3/0', 2, 'FEW_LEFT'],
  ['2/3/0', 3, 'OVERSELLABLE'],
  ['0/0/9', 1, 'STATIC'],
  ['4/0/9', 5, 'STATIC'],
  ['4/0/9', 4, 'FEW_LEFT'],
  ['5/0/0', 1, 'FEW_LEFT'],
  ['6/0/0', 1, 'IN_STOCK'],
] as const)('%s, %d wanted: %s', (levels, wanted, state) => {
  const [inStock = 0, oversellable = 0, fixed = 0] = levels.split('/').map(Number);
  expect(
    stockState(
      { inStock, oversellable, static: fixed, totalStock: inStock + oversellable + fixed },
      wanted,
    ),
  ).toBe(state);
});
