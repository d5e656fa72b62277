/**
 * Carts in the database. A cart is stored when its first line is added; until then its id alone is
 * enough.
 */
import { randomBytes } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queries } from '../database/database.ts';
import type { DB } from '../database/generated/db.ts';
import { now } from '../database/now.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';
import { ShopError } from '../shopError.ts';

export interface CartLineRow {
  readonly lineId: string;
  readonly skuId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly message: string | null;
  readonly groupKey: string | null;
}

export interface CartRow {
  readonly cartId: string;
  readonly channelId: string;
  readonly marketId: string;
  readonly version: number;
  readonly promoCode: string | null;
  readonly merchantData: string | null;
  readonly externalShippingFee: number | null;
  readonly checkout: CheckoutData;
  readonly isCompleted: boolean;
}

export interface StoredCart {
  readonly cart: CartRow;
  readonly lines: readonly CartLineRow[];
}

/** 128 random bits: knowing the id is the only access control of a cart. */
export const newCartId = (): string => randomBytes(16).toString('base64url');

export const isCartId = (id: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(id);

const columns = [
  'cartId',
  'channelId',
  'marketId',
  'version',
  'promoCode',
  'merchantData',
  'externalShippingFee',
  'checkout',
  'isCompleted',
] as const;

function emptyCart(cartId: string, { channelId, marketId }: CartScope): CartRow {
  return {
    cartId,
    channelId,
    marketId,
    version: 0,
    promoCode: null,
    merchantData: null,
    externalShippingFee: null,
    checkout: {},
    isCompleted: false,
  };
}

export interface CartScope {
  readonly channelId: string;
  readonly marketId: string;
}

/** The lines as a JSON column of a row of `carts`, so that a cart is read by one statement. */
const linesColumn = ({ selectFrom }: ExpressionBuilder<DB, 'carts'>) =>
  selectFrom('cartLines as l')
    .innerJoin('skus as s', 's.skuId', 'l.skuId')
    .whereRef('l.cartId', '=', 'carts.cartId')
    .select(({ ref, fn }) => {
      const line = jsonBuildObject({
        lineId: ref('l.lineId'),
        skuId: ref('l.skuId'),
        productId: ref('s.productId'),
        quantity: ref('l.quantity'),
        message: ref('l.message'),
        groupKey: ref('l.groupKey'),
      });
      return fn
        .coalesce(
          fn.jsonAgg(line).orderBy('l.addedAt').orderBy('l.lineId'),
          sql<never[]>`'[]'::json`,
        )
        .as('lines');
    })
    .$asScalar()
    .$notNull()
    .as('lines');

const toStoredCart = ({
  lines,
  ...cart
}: CartRow & { readonly lines: readonly CartLineRow[] }): StoredCart => ({ cart, lines });

/** A cart that has not been stored yet reads as an empty one. Undefined if the id is malformed. */
export async function readCart(
  queries: Queries,
  cartId: string,
  scope: CartScope,
): Promise<StoredCart | undefined> {
  if (!isCartId(cartId)) return undefined;
  const found = await queries
    .selectFrom('carts')
    .select(columns)
    .select(linesColumn)
    .where('cartId', '=', cartId)
    .executeTakeFirst();
  return found ? toStoredCart(found) : { cart: emptyCart(cartId, scope), lines: [] };
}

/**
 * Creates or locks the cart for a change: other changes of the same cart wait until this
 * transaction ends.
 * @throws ShopError CART_NOT_FOUND, CART_COMPLETED
 */
export async function lockCart(
  transaction: Queries,
  cartId: string,
  { channelId, marketId }: CartScope,
): Promise<StoredCart> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  // One statement creates or locks the cart: the assignment changes nothing, but locks the row.
  const cart = await transaction
    .insertInto('carts')
    .values({
      cartId,
      channelId,
      marketId,
      version: 0,
      checkout: '{}',
      isCompleted: false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.column('cartId').doUpdateSet(({ ref }) => ({ version: ref('carts.version') })),
    )
    .returning(columns)
    .executeTakeFirst();
  if (!cart) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  if (cart.isCompleted)
    throw new ShopError('CART_COMPLETED', 'The cart has become an order. Start a new one.');
  // Read after the row is locked: a statement that waited for the lock would still see the earlier
  // lines.
  const lines = await transaction
    .selectFrom('cartLines as l')
    .innerJoin('skus as s', 's.skuId', 'l.skuId')
    .select(['l.lineId', 'l.skuId', 's.productId', 'l.quantity', 'l.message', 'l.groupKey'])
    .where('l.cartId', '=', cartId)
    .orderBy('l.addedAt')
    .orderBy('l.lineId')
    .execute();
  return { cart, lines };
}

/**
 * Makes other changes of the cart wait until this transaction ends, whether it is completed or not.
 */
export async function lockCartRow(transaction: Queries, cartId: string): Promise<void> {
  await transaction
    .selectFrom('carts')
    .select('cartId')
    .where('cartId', '=', cartId)
    .forUpdate()
    .execute();
}

export type CartChange = Partial<
  Pick<
    CartRow,
    'promoCode' | 'merchantData' | 'externalShippingFee' | 'isCompleted' | 'marketId' | 'channelId'
  >
> & { readonly checkout?: CheckoutData };

/**
 * Stores a change of the cart itself and raises its version; without a change it only raises the
 * version, as after a change of lines. Returns the cart as stored.
 */
export async function saveCart(
  transaction: Queries,
  { cart }: StoredCart,
  change: CartChange = {},
): Promise<StoredCart> {
  const {
    promoCode,
    merchantData,
    externalShippingFee,
    isCompleted,
    marketId,
    channelId,
    checkout,
  } = { ...cart, ...change };
  const saved = await transaction
    .updateTable('carts')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      promoCode,
      merchantData,
      externalShippingFee,
      isCompleted,
      marketId,
      channelId,
      checkout: JSON.stringify(checkout),
      updatedAt: now,
    }))
    .where('cartId', '=', cart.cartId)
    .returning(columns)
    .returning(linesColumn)
    .executeTakeFirst();
  if (!saved) throw new Error(`The cart ${cart.cartId} does not exist although its row is locked.`);
  return toStoredCart(saved);
}
