/**
 * A shopper who returns from the payment page has already reserved the pieces of their own cart:
 * for them those are still in stock.
 */
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { SkuRow } from '../catalogue/createSkuCache.ts';
import type { Queries } from '../database/database.ts';

/** Pieces by size that a cart has reserved for a pending payment. */
export async function readOwnReservations(
  queries: Queries,
  cartId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('reservations')
    .select(['skuId', 'quantity'])
    .where('cartId', '=', cartId)
    .execute();
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
}

/** The same catalogue with the reserved pieces counted as in stock. */
export function withCartReservations(
  reader: CatalogueReader,
  reserved: ReadonlyMap<number, number>,
): CatalogueReader {
  const credit = (sku: SkuRow): SkuRow => {
    const own = reserved.get(sku.skuId) ?? 0;
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
