/** Subscribes an address to a notice that a SKU is back in stock (spec section 4, Stock notify). */
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import type { Database } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { ShopScope } from '../markets/resolveScope.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError BAD_USER_INPUT, SKU_NOT_FOUND */
export async function subscribeBackInStock(
  database: Database,
  { email, skuId, scope }: { email: string; skuId: number; scope: ShopScope },
): Promise<true> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new ShopError('BAD_USER_INPUT', 'The e-mail address is not valid.');
  const sku = await database.handle
    .selectFrom('skus')
    .select('skuId')
    .where('skuId', '=', skuId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!sku) throw new ShopError('SKU_NOT_FOUND', 'There is no such size.', { skuId });
  await database.handle
    .insertInto('availabilityMonitors')
    .values({
      email: address,
      skuId,
      channelId: scope.channel.id,
      locale: scope.locale,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['email', 'skuId']).doNothing())
    .execute();
  return true;
}
