/** Notes who wants the newsletter. Asking twice is as asking once, and tells nobody whether an address was known. */
import { sql } from 'kysely';
import { isEmail, normaliseEmail } from '@solvik/shop-rules';
import { run, type Database } from '../database/database.ts';
import type { Place } from '../markets/chooseMarket.ts';
import { ShopError } from '../shopError.ts';

/** @throws ShopError BAD_USER_INPUT when the address cannot be one */
export async function subscribe(
  database: Database,
  { email, tags, place }: { email: string; tags: string[]; place: Place },
): Promise<true> {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new ShopError('BAD_USER_INPUT', 'The e-mail address is not valid.');
  const kept = tags.slice(0, 20).map((tag) => tag.slice(0, 100));
  await run(
    database.handle,
    sql`insert into newsletter_subscribers (email, channel_id, locale, tags, created_at) values (${address}, ${place.channel.id}, ${place.locale}, ${kept}::text[], now())
      on conflict (email) do update set tags = excluded.tags, channel_id = excluded.channel_id, locale = excluded.locale`,
  );
  return true;
}
