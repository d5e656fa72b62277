/**
 * Adds a size to a cart by one statement, so that it costs one round trip to the database, within a
 * transaction or not. The cart's row is locked first, and a line that two tabs add at once has the
 * same id: the second adds to the first. Pieces are reserved when an order is placed, not here
 * (reservations.ts).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type MarketId, maxPerLine } from '@solvik/shop';
import type { Queries } from '../database/database.ts';
import { insertSelected } from '../database/insertSelected.ts';
import { now } from '../database/now.ts';
import { ShopError } from '../shopError.ts';
import { availablePieces } from '../stock/availablePieces.ts';
import { checkQuantity } from './cartQuantity.ts';
import { isCartId, type CartScope } from './cartStore.ts';
import { cartReservedPieces, selectSellableStock } from './selectSellableStock.ts';

export interface LineRequest {
  readonly skuId: number;
  readonly quantity: number;
  readonly message?: string | null;
  readonly groupKey?: string | null;
}

export interface AddCartLineOptions {
  readonly cartId: string;
  readonly scope: CartScope;
  /** The market whose prices apply: it must sell the size. */
  readonly market: MarketId;
  readonly requested: LineRequest;
}

/** The same size with the same message is the same line. */
function lineIdOf(cartId: string, { skuId, message, groupKey }: LineRequest): string {
  const hex = createHash('sha1')
    .update(JSON.stringify([cartId, skuId, message ?? null, groupKey ?? null]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface LineStatement {
  readonly cartId: string;
  readonly scope: CartScope;
  readonly market: MarketId;
  readonly line: {
    readonly skuId: number;
    readonly quantity: number;
    readonly message: string | null;
    readonly groupKey: string | null;
  };
}

/**
 * One statement: the pieces available to the cart, the cart's row, the line. Returns no row for a
 * size that is not sold.
 */
function insertLine(queries: Queries, { cartId, scope, market, line: requested }: LineStatement) {
  const { skuId, quantity, message, groupKey } = requested;
  return queries
    .with('sold', (creator) =>
      selectSellableStock(creator, { skuId, market }).select((eb) =>
        sql<number>`greatest(0, ${availablePieces(eb)}) + ${cartReservedPieces(eb, cartId)}`.as(
          'pieces',
        ),
      ),
    )
    .with('lines', (creator) =>
      creator
        .selectFrom('cartLines')
        .select(({ ref }) => {
          const isSame = sql<boolean>`(${ref('message')} is not distinct from ${message}::text and ${ref('groupKey')} is not distinct from ${groupKey}::text)`;
          return [
            sql<number>`coalesce(sum(${ref('quantity')}) filter (where not ${isSame}), 0)::int`.as(
              'elsewhere',
            ),
            sql<string | null>`(array_agg(${ref('lineId')}) filter (where ${isSame}))[1]`.as(
              'lineId',
            ),
          ];
        })
        .where('cartId', '=', cartId)
        .where('skuId', '=', skuId),
    )
    .with('available', (creator) =>
      creator
        .selectFrom(['sold', 'lines'])
        .select(({ ref }) => [
          'sold.pieces as stock',
          sql<number>`least(${maxPerLine}::int, ${ref('sold.pieces')}) - ${ref('lines.elsewhere')}`.as(
            'pieces',
          ),
          'lines.lineId',
        ]),
    )
    .with('cart', (creator) =>
      insertSelected(creator, 'carts', {
        from: ({ selectFrom }) => selectFrom('available').where('available.pieces', '>', 0),
        values: ({ lit }) => ({
          cartId: sql<string>`${cartId}::text`,
          channelId: sql<string>`${scope.channelId}::text`,
          marketId: sql<string>`${scope.marketId}::text`,
          version: lit(1),
          checkout: sql<string>`'{}'::jsonb`,
          isCompleted: lit(false),
          createdAt: now,
          updatedAt: now,
        }),
      })
        .onConflict((conflict) =>
          conflict
            .column('cartId')
            .doUpdateSet(({ eb, ref }) => ({
              version: eb('carts.version', '+', 1),
              channelId: ref('excluded.channelId'),
              marketId: ref('excluded.marketId'),
              updatedAt: now,
            }))
            .where('carts.isCompleted', '=', false),
        )
        .returning('carts.cartId'),
    )
    .with('line', (creator) =>
      insertSelected(creator, 'cartLines', {
        from: ({ selectFrom }) => selectFrom('cart').crossJoin('available'),
        values: ({ ref }) => ({
          cartId: ref('cart.cartId'),
          lineId: sql<string>`coalesce(${ref('available.lineId')}, ${lineIdOf(cartId, requested)}::uuid)`,
          skuId: sql<number>`${skuId}::int`,
          quantity: sql<number>`least(${quantity}::int, ${ref('available.pieces')})`,
          message: sql<string | null>`${message}::text`,
          groupKey: sql<string | null>`${groupKey}::text`,
          addedAt: sql<Date>`clock_timestamp()`,
        }),
      })
        .onConflict((conflict) =>
          conflict.columns(['cartId', 'lineId']).doUpdateSet(({ ref, selectFrom }) => ({
            // Twice the largest quantity exceeds 32 bits.
            quantity: sql<number>`least(${ref('cartLines.quantity')}::bigint + ${quantity}::int, ${selectFrom('available').select('pieces')})::int`,
          })),
        )
        .returning('cartLines.lineId'),
    )
    .selectFrom('available')
    .select(({ exists, selectFrom }) => [
      'stock',
      'pieces',
      exists(selectFrom('line').select('line.lineId')).as('isWritten'),
    ])
    .executeTakeFirst();
}

/**
 * Adds to the line of the same size and message, or creates one. A quantity beyond the stock is
 * reduced to the stock.
 * @throws ShopError CART_NOT_FOUND, CART_COMPLETED, SKU_NOT_FOUND, BAD_USER_INPUT; OUT_OF_STOCK if
 * not one piece is available
 */
export async function addCartLine(
  queries: Queries,
  { cartId, scope, market, requested }: AddCartLineOptions,
): Promise<void> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  const quantity = checkQuantity(requested.quantity, 1);
  const line = {
    skuId: requested.skuId,
    quantity,
    message: requested.message ?? null,
    groupKey: requested.groupKey ?? null,
  };
  const outcome = await insertLine(queries, { cartId, scope, market, line });
  if (!outcome)
    throw new ShopError('SKU_NOT_FOUND', 'This shop does not sell that size.', {
      skuId: requested.skuId,
    });
  if (outcome.pieces <= 0)
    throw new ShopError('OUT_OF_STOCK', 'The size is sold out.', { stock: outcome.stock });
  if (!outcome.isWritten)
    throw new ShopError('CART_COMPLETED', 'The cart has become an order. Start a new one.');
}
