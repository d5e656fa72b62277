import type { MarketId } from '@solvik/shop';
import type { ExpressionBuilder, QueryCreator } from 'kysely';
import type { DB } from '../database/generated/db.ts';

/** Selects a SKU's row of `stock` if the market sells it. */
export const selectSellableStock = (
  queries: QueryCreator<DB>,
  { skuId, market }: { readonly skuId: number; readonly market: MarketId },
) =>
  queries
    .selectFrom('skus as s')
    .innerJoin('stock', 'stock.skuId', 's.skuId')
    .innerJoin('products as p', 'p.productId', 's.productId')
    .innerJoin('prices as m', (join) =>
      join.onRef('m.productId', '=', 's.productId').on('m.marketId', '=', market),
    )
    .where('s.skuId', '=', skuId)
    .where('s.isActive', '=', true)
    .where('p.isActive', '=', true);

/** Pieces of the SKU that the cart itself has reserved for a payment. */
export const cartReservedPieces = (
  { selectFrom, fn, lit }: ExpressionBuilder<DB, 'stock'>,
  cartId: string,
) =>
  fn.coalesce(
    selectFrom('reservations as r')
      .select('r.quantity')
      .where('r.cartId', '=', cartId)
      .whereRef('r.skuId', '=', 'stock.skuId'),
    lit(0),
  );
