/** Checks of stock and invariants for tests of orders. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { brokenInvariants } from '../../testing/invariants.ts';
import { selectRows } from '../../testing/rawSql.ts';
import type { TestShop } from '../../testing/testShop.ts';

export async function stockOf({ commerce }: TestShop, skuId: number) {
  const [row] = await selectRows(
    commerce.database.handle,
    sql<{
      onHand: number;
      reserved: number;
    }>`select on_hand, reserved from stock where sku_id = ${skuId}`,
  );
  return row;
}

/** Fails when an invariant of stock, orders or payments is violated. */
export async function expectInvariants({ commerce }: TestShop): Promise<void> {
  expect(await brokenInvariants(commerce.database.handle)).toEqual([]);
}
