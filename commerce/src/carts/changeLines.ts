/** Changes how many pieces a line holds, or takes it out. Each change holds the cart, so that parallel ones follow each other. */
import { sql } from 'kysely';
import { first, run, type Queries } from '../database/database.ts';
import type { MarketId } from '../catalogue/catalogueDraft.ts';
import { ShopError } from '../shopError.ts';
import { viewStock } from '../stock/stockView.ts';
import { allowedQuantity, checkQuantity } from './cartQuantity.ts';
import type { CartPlace, StoredCart } from './cartStore.ts';
import { putLine, type LineWish } from './putLine.ts';

interface SoldSku {
  readonly on_hand: number;
  readonly reserved: number;
  readonly oversellable: number;
  readonly static_quantity: number;
  readonly own: number;
}

/** The pieces that a cart can have; those it holds back for a payment that is under way are its own. @throws ShopError SKU_NOT_FOUND when the market does not sell it */
async function readStock(
  transaction: Queries,
  { cartId, skuId, market }: { cartId: string; skuId: number; market: MarketId },
): Promise<number> {
  const row = await first(
    transaction,
    sql<SoldSku>`select t.on_hand, t.reserved, t.oversellable, t.static_quantity, coalesce((select quantity from reservations where cart_id = ${cartId} and sku_id = ${skuId}), 0)::int as own
      from skus s join stock t on t.sku_id = s.sku_id join products p on p.product_id = s.product_id
      join prices r on r.product_id = s.product_id and r.market_id = ${market} where s.sku_id = ${skuId} and s.is_active and p.is_active`,
  );
  if (!row) throw new ShopError('SKU_NOT_FOUND', 'This shop does not sell that size.', { skuId });
  return (
    viewStock({
      onHand: row.on_hand,
      reserved: row.reserved,
      oversellable: row.oversellable,
      static: row.static_quantity,
    }).totalStock + row.own
  );
}

const elsewhereIn = ({ lines }: StoredCart, skuId: number, lineId?: string) =>
  lines
    .filter((line) => line.sku_id === skuId && line.line_id !== lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Sets how many pieces a line holds; 0 takes it out. A line that is not there is made, as a second tab may have removed it.
 * @throws ShopError SKU_NOT_FOUND, BAD_USER_INPUT
 */
export async function setLine(
  transaction: Queries,
  stored: StoredCart,
  {
    place,
    market,
    lineId,
    wish,
  }: {
    place: CartPlace;
    market: MarketId;
    lineId?: string | null;
    wish: Partial<LineWish> & { quantity: number };
  },
): Promise<void> {
  const { cart, lines } = stored;
  checkQuantity(wish.quantity, 0);
  const line = lines.find(({ line_id, sku_id }) =>
    lineId ? line_id === lineId : sku_id === wish.skuId,
  );
  if (!line) {
    if (wish.skuId !== undefined && wish.quantity > 0)
      await putLine(transaction, {
        cartId: cart.cart_id,
        place,
        market,
        wish: { ...wish, skuId: wish.skuId },
      });
    return;
  }
  if (wish.quantity === 0) {
    await run(
      transaction,
      sql`delete from cart_lines where cart_id = ${cart.cart_id} and line_id = ${line.line_id}`,
    );
    return;
  }
  const totalStock = await readStock(transaction, {
    cartId: cart.cart_id,
    skuId: line.sku_id,
    market,
  });
  const quantity = allowedQuantity({
    wanted: wish.quantity,
    elsewhere: elsewhereIn(stored, line.sku_id, line.line_id),
    totalStock,
  });
  if (quantity === 0)
    throw new ShopError('OUT_OF_STOCK', 'The size is sold out.', { stock: totalStock });
  const message = wish.message === undefined ? line.message : wish.message;
  await run(
    transaction,
    sql`update cart_lines set quantity = ${quantity}, message = ${message} where cart_id = ${cart.cart_id} and line_id = ${line.line_id}`,
  );
}
