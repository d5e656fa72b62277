/** Notes who wants to hear when a size comes back (spec section 4, Stock notify). */
import { sql } from 'kysely';
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import { first, run, type Database } from '../database/database.ts';
import type { Place } from '../markets/chooseMarket.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError BAD_USER_INPUT, SKU_NOT_FOUND */
export async function watchSku(
  database: Database,
  { email, skuId, place }: { email: string; skuId: number; place: Place },
): Promise<true> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new ShopError('BAD_USER_INPUT', 'The e-mail address is not valid.');
  if (
    !(await first(
      database.handle,
      sql`select sku_id from skus where sku_id = ${skuId} and is_active`,
    ))
  )
    throw new ShopError('SKU_NOT_FOUND', 'There is no such size.', { skuId });
  await run(
    database.handle,
    sql`insert into availability_monitors (email, sku_id, channel_id, locale, created_at) values (${address}, ${skuId}, ${place.channel.id}, ${place.locale}, now()) on conflict (email, sku_id) do nothing`,
  );
  return true;
}
