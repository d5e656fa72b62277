/** What the shop already knows of the products that a batch brings, so that bringing them again changes nothing. */
import { sql } from 'kysely';
import type { ProductDraft } from '../catalogue/catalogueDraft.ts';
import { all, type Queries } from '../database/database.ts';

export interface StoredProduct {
  /** ISO instant of the day it came to the shop. */
  readonly firstAvailableOn: string;
  readonly images: ProductDraft['images'];
}

export async function readStoredProducts(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const rows = await all(
    queries,
    sql<{
      key: string;
      first_available_on: Date;
      images: ProductDraft['images'];
    }>`select key, first_available_on, images from products where key = any(${[...keys]}::text[])`,
  );
  return new Map(
    rows.map(({ key, first_available_on, images }) => [
      key,
      { firstAvailableOn: first_available_on.toISOString(), images },
    ]),
  );
}
