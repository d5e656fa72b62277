/**
 * Subscribes an address to the newsletter. Idempotent; the result does not reveal whether the
 * address was subscribed already.
 */
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import type { Database } from '../database/database.ts';
import { now } from '../database/now.ts';
import type { ShopScope } from '../markets/resolveScope.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError BAD_USER_INPUT when the address is not valid */
export async function subscribe(
  database: Database,
  { email, tags, scope }: { email: string; tags: string[]; scope: ShopScope },
): Promise<true> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new ShopError('BAD_USER_INPUT', 'The e-mail address is not valid.');
  const stored = tags.slice(0, 20).map((tag) => tag.slice(0, 100));
  const changing = { channelId: scope.channel.id, locale: scope.locale, tags: stored };
  await database.handle
    .insertInto('newsletterSubscribers')
    .values({ email: address, ...changing, createdAt: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changing))
    .execute();
  return true;
}
