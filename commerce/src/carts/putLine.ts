/**
 * Puts a size into a cart by one statement, so that adding costs one way to the database, within a transaction or not.
 * The row of the cart is taken first, and a line that two shoppers' tabs make at once has the same id: the second adds
 * to the first. Pieces are promised by placing an order, not here (reservations.ts).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MarketId } from '../catalogue/catalogueDraft.ts';
import { first, type Queries } from '../database/database.ts';
import { ShopError } from '../shopError.ts';
import { checkQuantity, mostPerLine } from './cartQuantity.ts';
import { isCartId, type CartPlace } from './cartStore.ts';

export interface LineWish {
  readonly skuId: number;
  readonly quantity: number;
  readonly message?: string | null;
  readonly groupKey?: string | null;
}

export interface LinePut {
  readonly cartId: string;
  readonly place: CartPlace;
  /** The market whose prices count: it must sell the size. */
  readonly market: MarketId;
  readonly wish: LineWish;
}

/** The same size with the same message is the same line. */
function lineIdOf(cartId: string, { skuId, message, groupKey }: LineWish): string {
  const hex = createHash('sha1')
    .update(JSON.stringify([cartId, skuId, message ?? null, groupKey ?? null]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Outcome {
  /** Pieces that this cart can have of the size in all its lines; those it holds for a payment are its own. */
  readonly stock: number;
  /** Pieces that this line can hold. */
  readonly room: number;
  readonly isWritten: boolean;
}

/**
 * Adds to the line of the same size and message, or makes one. More than there is gives what there is.
 * @throws ShopError CART_NOT_FOUND, CART_COMPLETED, SKU_NOT_FOUND, BAD_USER_INPUT; OUT_OF_STOCK when not one piece can be had
 */
export async function putLine(
  queries: Queries,
  { cartId, place, market, wish }: LinePut,
): Promise<void> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  const quantity = checkQuantity(wish.quantity, 1);
  const [message, groupKey] = [wish.message ?? null, wish.groupKey ?? null];
  const isSame = sql`message is not distinct from ${message}::text and group_key is not distinct from ${groupKey}::text`;
  const outcome = await first(
    queries,
    sql<Outcome>`with sold as (
        select (greatest(0, t.on_hand + t.oversellable + t.static_quantity - t.reserved) + coalesce((select r.quantity from reservations r where r.cart_id = ${cartId} and r.sku_id = s.sku_id), 0))::int as pieces
        from skus s join stock t on t.sku_id = s.sku_id join products p on p.product_id = s.product_id join prices m on m.product_id = s.product_id and m.market_id = ${market}
        where s.sku_id = ${wish.skuId} and s.is_active and p.is_active
      ), lines as (
        select coalesce(sum(quantity) filter (where not (${isSame})), 0)::int as elsewhere, (array_agg(line_id) filter (where ${isSame}))[1] as line_id
        from cart_lines where cart_id = ${cartId} and sku_id = ${wish.skuId}
      ), room as (
        select sold.pieces as stock, least(${mostPerLine}::int, sold.pieces) - lines.elsewhere as pieces, lines.line_id from sold, lines
      ), cart as (
        insert into carts (cart_id, channel_id, market_id, version, checkout, is_completed, created_at, updated_at)
        select ${cartId}, ${place.channelId}, ${place.marketId}, 1, '{}'::jsonb, false, now(), now() from room where room.pieces > 0
        on conflict (cart_id) do update set version = carts.version + 1, channel_id = excluded.channel_id, market_id = excluded.market_id, updated_at = now() where not carts.is_completed
        returning cart_id
      ), line as (
        insert into cart_lines (cart_id, line_id, sku_id, quantity, message, group_key, added_at)
        select cart.cart_id, coalesce(room.line_id, ${lineIdOf(cartId, wish)}::uuid), ${wish.skuId}, least(${quantity}::int, room.pieces), ${message}::text, ${groupKey}::text, clock_timestamp() from cart, room
        on conflict (cart_id, line_id) do update set quantity = least(cart_lines.quantity::bigint + ${quantity}::int, (select pieces from room))::int
        returning 1
      ) select stock, pieces as room, exists (select 1 from line) as "isWritten" from room`,
  );
  if (!outcome)
    throw new ShopError('SKU_NOT_FOUND', 'This shop does not sell that size.', {
      skuId: wish.skuId,
    });
  if (outcome.room <= 0)
    throw new ShopError('OUT_OF_STOCK', 'The size is sold out.', { stock: outcome.stock });
  if (!outcome.isWritten)
    throw new ShopError('CART_COMPLETED', 'The cart has become an order. Start a new one.');
}
