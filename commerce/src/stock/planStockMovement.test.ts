import { expect, it } from 'vitest';
import { planStockMovement } from './planStockMovement.ts';

it('a sale takes stock on hand first, then the supplier’s, then oversellable stock', () => {
  expect(planStockMovement({ onHand: 2, static: 1, oversellable: 5 }, 4)).toEqual({
    fromOnHand: 2,
    fromStatic: 1,
    fromOversellable: 1,
  });
});
