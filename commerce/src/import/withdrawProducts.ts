/** Takes products off sale that a source no longer has. Carts keep them, and are refused at the checkout. */
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import { anyOf } from '../database/bulk.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refreshWords } from '../search/indexWords.ts';

interface Withdrawal {
  /** Prefix of the source's keys. */
  readonly source: string;
  /** Keys that the source still has. */
  readonly keys: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** @returns how many were sold until now */
export async function withdrawProducts(
  database: Database,
  { source, keys, now }: Withdrawal,
): Promise<number> {
  const sold = await database.handle
    .selectFrom('products')
    .select(['productId', 'key'])
    .where('key', 'like', `${source}:%`)
    .where('isActive', '=', true)
    .execute();
  const gone = sold.filter(({ key }) => !keys.has(key)).map(({ productId }) => productId);
  if (gone.length === 0) return 0;
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('products')
      // Without a fingerprint the same row of a later file is written again, and is sold again.
      .set({ isActive: false, fingerprint: '', updatedAt: new Date(now) })
      .where('productId', '=', anyOf(gone))
      .execute();
    await incrementVersion(transaction);
  });
  await refreshWords(database, gone);
  return gone.length;
}
