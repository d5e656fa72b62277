/** Carts in the database. A cart is written when something is put into it; until then its id alone is enough. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { all, first, type Queries } from '../database/database.ts';
import type { CheckoutData } from '../checkout/checkoutData.ts';
import { ShopError } from '../shopError.ts';

export interface CartLineRow {
  readonly line_id: string;
  readonly sku_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly message: string | null;
  readonly group_key: string | null;
}

export interface CartRow {
  readonly cart_id: string;
  readonly channel_id: string;
  readonly market_id: string;
  readonly version: number;
  readonly promo_code: string | null;
  readonly merchant_data: string | null;
  readonly external_shipping_fee: number | null;
  readonly checkout: CheckoutData;
  readonly is_completed: boolean;
}

export interface StoredCart {
  readonly cart: CartRow;
  readonly lines: readonly CartLineRow[];
}

/** 128 random bits: a cart is known only to who was given its id. */
export const newCartId = (): string => randomBytes(16).toString('base64url');

export const isCartId = (id: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(id);

const columns = sql`cart_id, channel_id, market_id, version, promo_code, merchant_data, external_shipping_fee, checkout, is_completed`;

function emptyCart(cartId: string, { channelId, marketId }: CartPlace): CartRow {
  return {
    cart_id: cartId,
    channel_id: channelId,
    market_id: marketId,
    version: 0,
    promo_code: null,
    merchant_data: null,
    external_shipping_fee: null,
    checkout: {},
    is_completed: false,
  };
}

export interface CartPlace {
  readonly channelId: string;
  readonly marketId: string;
}

const lineFields = sql`l.line_id, l.sku_id, s.product_id, l.quantity, l.message, l.group_key from cart_lines l join skus s on s.sku_id = l.sku_id`;

/** The lines beside a row of `carts`, so that a cart is read by one statement. */
const linesBeside = sql`(select coalesce(jsonb_agg(to_jsonb(line) - 'added_at' order by line.added_at, line.line_id), '[]'::jsonb) from (select l.added_at, ${lineFields} where l.cart_id = carts.cart_id) as line) as lines`;

type CartWithLines = CartRow & { readonly lines: readonly CartLineRow[] };

const apart = ({ lines, ...cart }: CartWithLines): StoredCart => ({ cart, lines });

/** A cart that nothing was put into yet is as good as an empty one. Undefined for what is no cart id. */
export async function readCart(
  queries: Queries,
  cartId: string,
  place: CartPlace,
): Promise<StoredCart | undefined> {
  if (!isCartId(cartId)) return undefined;
  const found = await first(
    queries,
    sql<CartWithLines>`select ${columns}, ${linesBeside} from carts where cart_id = ${cartId}`,
  );
  return found ? apart(found) : { cart: emptyCart(cartId, place), lines: [] };
}

/**
 * Takes the cart for a change: other changes of the same cart wait until this transaction ends.
 * @throws ShopError CART_NOT_FOUND, CART_COMPLETED
 */
export async function lockCart(
  transaction: Queries,
  cartId: string,
  { channelId, marketId }: CartPlace,
): Promise<StoredCart> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  // One statement makes the cart or takes it: the assignment changes nothing, but holds the row.
  const cart = await first(
    transaction,
    sql<CartRow>`insert into carts (cart_id, channel_id, market_id, version, checkout, is_completed, created_at, updated_at)
      values (${cartId}, ${channelId}, ${marketId}, 0, '{}'::jsonb, false, now(), now()) on conflict (cart_id) do update set version = carts.version returning ${columns}`,
  );
  if (!cart) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  if (cart.is_completed)
    throw new ShopError('CART_COMPLETED', 'The cart has become an order. Start a new one.');
  // Read after the row is held: a statement that waited for it would still see the lines of before.
  return {
    cart,
    lines: await all(
      transaction,
      sql<CartLineRow>`select ${lineFields} where l.cart_id = ${cartId} order by l.added_at, l.line_id`,
    ),
  };
}

export type CartChange = Partial<
  Pick<
    CartRow,
    | 'promo_code'
    | 'merchant_data'
    | 'external_shipping_fee'
    | 'is_completed'
    | 'market_id'
    | 'channel_id'
  >
> & { readonly checkout?: CheckoutData };

/** Stores a change of the cart itself and raises its version; after a change of lines too, with nothing to set. Returns the cart as it is then. */
export async function saveCart(
  transaction: Queries,
  { cart }: StoredCart,
  change: CartChange = {},
): Promise<StoredCart> {
  const next = { ...cart, ...change };
  const saved = await first(
    transaction,
    sql<CartWithLines>`update carts set version = version + 1, promo_code = ${next.promo_code}, merchant_data = ${next.merchant_data}, external_shipping_fee = ${next.external_shipping_fee},
      is_completed = ${next.is_completed}, market_id = ${next.market_id}, channel_id = ${next.channel_id}, checkout = ${JSON.stringify(next.checkout)}::jsonb, updated_at = now()
      where cart_id = ${cart.cart_id} returning ${columns}, ${linesBeside}`,
  );
  if (!saved) throw new Error(`The cart ${cart.cart_id} is not there although it is held.`);
  return apart(saved);
}
