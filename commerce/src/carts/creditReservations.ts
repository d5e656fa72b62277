/** A shopper who comes back from the payment page holds the pieces of their own cart: to them, those are still on the shelf. */
import { sql } from 'kysely';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { SkuRow } from '../stock/keepSkus.ts';
import { all, type Queries } from '../database/database.ts';

/** Pieces by size that a cart holds for a payment that is under way. */
export async function readHeld(
  queries: Queries,
  cartId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await all(
    queries,
    sql<{
      sku_id: number;
      quantity: number;
    }>`select sku_id, quantity from reservations where cart_id = ${cartId}`,
  );
  return new Map(rows.map(({ sku_id, quantity }) => [sku_id, quantity]));
}

/** The same catalogue with the held pieces counted as in stock. */
export function creditReservations(
  reader: CatalogueReader,
  held: ReadonlyMap<number, number>,
): CatalogueReader {
  const credit = (sku: SkuRow): SkuRow => {
    const own = held.get(sku.sku_id) ?? 0;
    return own === 0
      ? sku
      : {
          ...sku,
          stock: {
            ...sku.stock,
            inStock: sku.stock.inStock + own,
            totalStock: sku.stock.totalStock + own,
          },
        };
  };
  const credited: CatalogueReader = {
    ...reader,
    product: async (id) => {
      const view = await reader.product(id);
      return view && { ...view, reader: credited };
    },
    products: async (ids) =>
      (await reader.products(ids)).map((view) => ({ ...view, reader: credited })),
    skus: async (productId) => (await reader.skus(productId)).map(credit),
  };
  return credited;
}
