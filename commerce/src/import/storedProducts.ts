/** Reads the stored values of a batch's products, so that importing them again changes nothing. */
import type { ProductDraft } from '../catalogue/catalogueDraft.ts';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';

export interface StoredProduct {
  /** ISO instant at which it became available in the shop. */
  readonly firstAvailableOn: string;
  readonly images: ProductDraft['images'];
}

export async function readStoredProducts(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const rows = await queries
    .selectFrom('products')
    .select(['key', 'firstAvailableOn', 'images'])
    .where('key', '=', anyOf(keys))
    .execute();
  return new Map(
    rows.map(({ key, firstAvailableOn, images }) => [
      key,
      { firstAvailableOn: firstAvailableOn.toISOString(), images },
    ]),
  );
}
