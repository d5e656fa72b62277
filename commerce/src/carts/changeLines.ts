/**
 * Changes how many pieces a line has, or removes it. Each change locks the cart, so that parallel
 * ones run one after the other.
 */
import type { Queries } from '../database/database.ts';
import type { MarketId } from '@solvik/shop';
import { ShopError } from '../shopError.ts';
import { allowedQuantity } from '@solvik/shop-rules';
import { checkQuantity } from './cartQuantity.ts';
import type { CartScope, StoredCart } from './cartStore.ts';
import { availablePieces } from '../stock/availablePieces.ts';
import { cartReservedPieces, selectSellableStock } from './selectSellableStock.ts';
import { addCartLine, type LineRequest } from './addCartLine.ts';

/**
 * The pieces available to a cart, including those that it has reserved for a pending payment.
 * @throws ShopError SKU_NOT_FOUND if the market does not sell the size
 */
async function readStock(
  transaction: Queries,
  { cartId, skuId, market }: { cartId: string; skuId: number; market: MarketId },
): Promise<number> {
  const row = await selectSellableStock(transaction, { skuId, market })
    .select((eb) => [availablePieces(eb).as('free'), cartReservedPieces(eb, cartId).as('own')])
    .executeTakeFirst();
  if (!row) throw new ShopError('SKU_NOT_FOUND', 'This shop does not sell that size.', { skuId });
  return Math.max(0, row.free) + row.own;
}

const elsewhereIn = ({ lines }: StoredCart, skuId: number, lineId?: string) =>
  lines
    .filter((line) => line.skuId === skuId && line.lineId !== lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Sets how many pieces a line has; 0 removes it. A missing line is created again, since another tab
 * may have removed it.
 * @throws ShopError SKU_NOT_FOUND, BAD_USER_INPUT, OUT_OF_STOCK
 */
export async function setLine(
  transaction: Queries,
  stored: StoredCart,
  {
    scope,
    market,
    lineId,
    requested,
  }: {
    scope: CartScope;
    market: MarketId;
    lineId?: string | null;
    requested: Partial<LineRequest> & { quantity: number };
  },
): Promise<void> {
  const { cart, lines } = stored;
  checkQuantity(requested.quantity, 0);
  const line = lines.find((each) =>
    lineId ? each.lineId === lineId : each.skuId === requested.skuId,
  );
  if (!line) {
    if (requested.skuId !== undefined && requested.quantity > 0)
      await addCartLine(transaction, {
        cartId: cart.cartId,
        scope,
        market,
        requested: { ...requested, skuId: requested.skuId },
      });
    return;
  }
  if (requested.quantity === 0) {
    await transaction
      .deleteFrom('cartLines')
      .where('cartId', '=', cart.cartId)
      .where('lineId', '=', line.lineId)
      .execute();
    return;
  }
  const totalStock = await readStock(transaction, {
    cartId: cart.cartId,
    skuId: line.skuId,
    market,
  });
  const quantity = allowedQuantity({
    requested: requested.quantity,
    elsewhere: elsewhereIn(stored, line.skuId, line.lineId),
    totalStock,
  });
  if (quantity === 0)
    throw new ShopError('OUT_OF_STOCK', 'The size is sold out.', { stock: totalStock });
  const message = requested.message === undefined ? line.message : requested.message;
  await transaction
    .updateTable('cartLines')
    .set({ quantity, message })
    .where('cartId', '=', cart.cartId)
    .where('lineId', '=', line.lineId)
    .execute();
}
