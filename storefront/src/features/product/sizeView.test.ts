import { expect, it } from 'vitest';
import { sizeView } from './sizeView.ts';

const stock = (totalStock: number, incoming: string | null = null) => ({
  inStock: totalStock,
  oversellable: 0,
  totalStock,
  static: 0,
  incoming,
});

it.each([
  ['that is in stock', stock(20), { stock: 20, state: 'IN_STOCK' }],
  ['with few left', stock(3), { stock: 3, state: 'FEW_LEFT' }],
  ['that is sold out', stock(0), { stock: 0, state: 'OUT_OF_STOCK' }],
  [
    'that is sold out and expected',
    stock(0, '2026-12-01'),
    { stock: 0, state: 'OUT_OF_STOCK', incoming: '2026-12-01' },
  ],
  [
    'that is in stock, ignoring expected pieces',
    stock(9, '2026-12-01'),
    { stock: 9, state: 'IN_STOCK' },
  ],
  ['of unknown stock', null, { stock: 0, state: 'OUT_OF_STOCK' }],
])('a size %s', (_, size, view) =>
  expect(sizeView({ skuId: 1, name: '38', stock: size })).toEqual({
    skuId: 1,
    name: '38',
    ...view,
  }),
);
