/** Checks of stock and invariants for tests of orders. */
import { expect } from 'vitest';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestShop } from '../../testing/testShop.ts';

export function stockOf({ commerce }: TestShop, skuId: number) {
  return commerce.database.handle
    .selectFrom('stock')
    .select(['onHand', 'reserved'])
    .where('skuId', '=', skuId)
    .executeTakeFirst();
}

/** Fails when an invariant of stock, orders or payments is violated. */
export async function expectInvariants({ commerce }: TestShop): Promise<void> {
  expect(await brokenInvariants(commerce.database.handle)).toEqual([]);
}
