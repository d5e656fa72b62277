/** The changes that shoppers make to a cart; each is atomic and returns the cart as stored. */
import { toDecimal } from '@solvik/shop-rules';
import { checkPromoCode, normaliseCode } from '../campaigns/checkPromoCode.ts';
import type { CampaignRow } from '../campaigns/campaignRow.ts';
import { type CatalogueReader, createCatalogueReader } from '../catalogue/catalogueReader.ts';
import { inTransaction, type Queries } from '../database/database.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Runtime } from '../events/runtime.ts';
import { ShopError } from '../shopError.ts';
import { setLine } from './changeLines.ts';
import { addCartLine, type LineRequest } from './addCartLine.ts';
import {
  isCartId,
  lockCart,
  newCartId,
  readCart,
  saveCart,
  type CartChange,
  type CartScope,
  type StoredCart,
} from './cartStore.ts';
import { priceCart } from './priceCart.ts';

const maxTextLength = 4_000;

export const cartScope = ({ scope }: CatalogueReader): CartScope => ({
  channelId: scope.channel.id,
  marketId: scope.market.id,
});

/** The same market and catalogue, read within a transaction. */
export const withinTransaction = (reader: CatalogueReader, queries: Queries): CatalogueReader =>
  createCatalogueReader({ ...reader, queries });

/**
 * Locks the cart, applies `work`, and raises the version. A code that no longer applies is removed.
 * Returns the cart as stored.
 */
function change(
  shop: Runtime,
  reader: CatalogueReader,
  cartId: string,
  work: (transaction: Queries, stored: StoredCart) => Promise<CartChange | void>,
): Promise<StoredCart> {
  return inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartScope(reader));
    const changed = (await work(transaction, stored)) ?? {};
    const saved = await saveCart(transaction, stored, { ...scopeChange(reader), ...changed });
    if (saved.cart.promoCode === null) return saved;
    // Falling below the minimum removes the code, so that it is not applied again later by itself
    // (behaviours.md, Promo codes).
    const isCounting =
      (await priceCart(withinTransaction(reader, transaction), saved)).campaign !== undefined;
    return isCounting ? saved : saveCart(transaction, saved, { promoCode: null });
  });
}

const scopeChange = ({ scope }: CatalogueReader): CartChange => ({
  channelId: scope.channel.id,
  marketId: scope.market.id,
});

const marketOf = (reader: CatalogueReader) => reader.scope.market.priceMarket;

function checkText(text: string | null | undefined, name: string): void {
  if (text && text.length > maxTextLength)
    throw new ShopError('BAD_USER_INPUT', `${name} is longer than ${maxTextLength} characters.`);
}

export async function addToCart(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, requested }: { cartId: string; requested: LineRequest },
): Promise<StoredCart> {
  checkText(requested.message, 'message');
  const { handle } = shop.database;
  const scope = cartScope(reader);
  await retryConflicts(() =>
    addCartLine(handle, { cartId, scope, market: marketOf(reader), requested }),
  );
  const stored = await readCart(handle, cartId, scope);
  if (!stored) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  if (stored.cart.promoCode === null || (await priceCart(reader, stored)).campaign) return stored;
  // An empty change removes a code that no longer applies.
  return change(shop, reader, cartId, async () => undefined);
}

export function updateCartItem(
  shop: Runtime,
  reader: CatalogueReader,
  {
    cartId,
    lineId,
    requested,
  }: {
    cartId: string;
    lineId?: string | null;
    requested: Partial<LineRequest> & { quantity: number };
  },
): Promise<StoredCart> {
  checkText(requested.message, 'message');
  return change(shop, reader, cartId, (transaction, stored) =>
    setLine(transaction, stored, {
      scope: cartScope(reader),
      market: marketOf(reader),
      lineId,
      requested,
    }),
  );
}

export function clearCart(
  shop: Runtime,
  reader: CatalogueReader,
  cartId: string,
): Promise<StoredCart> {
  return change(shop, reader, cartId, async (transaction) => {
    await transaction.deleteFrom('cartLines').where('cartId', '=', cartId).execute();
    return { promoCode: null };
  });
}

export function setMerchantData(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, merchantData }: { cartId: string; merchantData: string },
): Promise<StoredCart> {
  checkText(merchantData, 'merchantData');
  return change(shop, reader, cartId, async () => ({ merchantData }));
}

async function findCode(
  transaction: Queries,
  code: string,
): Promise<{ campaign?: CampaignRow; used: number }> {
  const campaign = await transaction
    .selectFrom('campaigns')
    .selectAll()
    .where('promoCode', '=', code)
    .executeTakeFirst();
  return { campaign, used: campaign?.used ?? 0 };
}

/**
 * Replaces the code of the cart; a refused one leaves it unchanged, and an empty one removes it.
 * @throws ShopError with the reason why a code does not apply
 */
export function setPromoCode(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, promoCode }: { cartId: string; promoCode: string },
): Promise<StoredCart> {
  return change(shop, reader, cartId, async (transaction, stored) => {
    const code = normaliseCode(promoCode.slice(0, 100));
    if (code === '') return { promoCode: null };
    const { campaign, used } = await findCode(transaction, code);
    const priced = (tried: string | null) =>
      priceCart(withinTransaction(reader, transaction), {
        ...stored,
        cart: { ...stored.cart, promoCode: tried },
      });
    const { totals } = await priced(null);
    const check = checkPromoCode(campaign, {
      market: marketOf(reader),
      now: reader.now,
      used,
      goods: totals.goods,
    });
    if (!check.isAccepted)
      throw new ShopError(
        check.code,
        check.reason,
        check.minimumOrder === undefined
          ? {}
          : { minimumOrderValue: toDecimal(check.minimumOrder) },
      );
    if (!(await priced(code)).totals.isCodeApplied)
      throw new ShopError(
        'RequirementsNotMet',
        'The code is for products that are not in the cart.',
      );
    return { promoCode: code };
  });
}

/** Closes a cart without an order, as a point of sale does. */
export function completeCart(
  shop: Runtime,
  reader: CatalogueReader,
  cartId: string,
): Promise<StoredCart> {
  return change(shop, reader, cartId, async () => ({ isCompleted: true }));
}

/**
 * A new cart with the same lines, even if the old one is completed.
 * @throws ShopError CART_NOT_FOUND
 */
export async function cloneCart(
  shop: Runtime,
  reader: CatalogueReader,
  { cartId, isWithoutCode }: { cartId: string; isWithoutCode: boolean },
): Promise<StoredCart> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  return change(shop, reader, newCartId(), async (transaction, { cart }) => {
    const lines = await transaction
      .selectFrom('cartLines')
      .select(['skuId', 'quantity', 'message', 'groupKey'])
      .where('cartId', '=', cartId)
      .orderBy('addedAt')
      .execute();
    for (const requested of lines) {
      // Lines that are sold out or no longer sold are left out; the shopper still gets the rest.
      await addCartLine(transaction, {
        cartId: cart.cartId,
        scope: cartScope(reader),
        market: marketOf(reader),
        requested,
      }).catch((error: unknown) => {
        if (!(error instanceof ShopError)) throw error;
      });
    }
    if (isWithoutCode) return {};
    const old = await transaction
      .selectFrom('carts')
      .select('promoCode')
      .where('cartId', '=', cartId)
      .executeTakeFirst();
    return { promoCode: old?.promoCode ?? null };
  });
}
