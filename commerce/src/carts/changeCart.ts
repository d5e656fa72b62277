/** The changes that shoppers make to a cart, each whole or not at all, and each ends with the cart as it is then. */
import { sql } from 'kysely';
import { checkPromoCode, normaliseCode } from '../campaigns/checkPromoCode.ts';
import type { CampaignRow } from '../campaigns/campaignRow.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { createCatalogueReader } from '../catalogue/catalogueReader.ts';
import { all, first, inTransaction, run, type Queries } from '../database/database.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Shop } from '../shop.ts';
import { ShopError } from '../shopError.ts';
import { setLine } from './changeLines.ts';
import { putLine, type LineWish } from './putLine.ts';
import {
  isCartId,
  lockCart,
  newCartId,
  readCart,
  saveCart,
  type CartChange,
  type CartPlace,
  type StoredCart,
} from './cartStore.ts';
import { priceCart } from './priceCart.ts';

const longestText = 4_000;

export const cartPlace = ({ place }: CatalogueReader): CartPlace => ({
  channelId: place.channel.id,
  marketId: place.market.id,
});

/** The same place and catalogue, read within a transaction. */
export const within = (reader: CatalogueReader, queries: Queries): CatalogueReader =>
  createCatalogueReader({ ...reader, queries });

/** Holds the cart, lets `change` do its work, and raises the version. A code that no longer counts is dropped. Returns the cart as it is then. */
function change(
  shop: Shop,
  reader: CatalogueReader,
  cartId: string,
  work: (transaction: Queries, stored: StoredCart) => Promise<CartChange | void>,
): Promise<StoredCart> {
  return inTransaction(shop.database, async (transaction) => {
    const stored = await lockCart(transaction, cartId, cartPlace(reader));
    const changed = (await work(transaction, stored)) ?? {};
    const saved = await saveCart(transaction, stored, { ...cartPlaceChange(reader), ...changed });
    if (saved.cart.promo_code === null) return saved;
    // Dropping below the minimum takes the code away, so that it does not come back unasked (behaviours.md, Promo codes).
    const isCounting = (await priceCart(within(reader, transaction), saved)).campaign !== undefined;
    return isCounting ? saved : saveCart(transaction, saved, { promo_code: null });
  });
}

const cartPlaceChange = ({ place }: CatalogueReader): CartChange => ({
  channel_id: place.channel.id,
  market_id: place.market.id,
});

const marketOf = (reader: CatalogueReader) => reader.place.market.priceMarket;

function checkText(text: string | null | undefined, name: string): void {
  if (text && text.length > longestText)
    throw new ShopError('BAD_USER_INPUT', `${name} is longer than ${longestText} characters.`);
}

export async function addToCart(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, wish }: { cartId: string; wish: LineWish },
): Promise<StoredCart> {
  checkText(wish.message, 'message');
  const { handle } = shop.database;
  const place = cartPlace(reader);
  await retryConflicts(() => putLine(handle, { cartId, place, market: marketOf(reader), wish }));
  const stored = await readCart(handle, cartId, place);
  if (!stored) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  if (stored.cart.promo_code === null || (await priceCart(reader, stored)).campaign) return stored;
  // A change of nothing drops a code that no longer counts.
  return change(shop, reader, cartId, async () => undefined);
}

export function updateCartItem(
  shop: Shop,
  reader: CatalogueReader,
  {
    cartId,
    lineId,
    wish,
  }: { cartId: string; lineId?: string | null; wish: Partial<LineWish> & { quantity: number } },
): Promise<StoredCart> {
  checkText(wish.message, 'message');
  return change(shop, reader, cartId, (transaction, stored) =>
    setLine(transaction, stored, {
      place: cartPlace(reader),
      market: marketOf(reader),
      lineId,
      wish,
    }),
  );
}

export function clearCart(
  shop: Shop,
  reader: CatalogueReader,
  cartId: string,
): Promise<StoredCart> {
  return change(shop, reader, cartId, async (transaction) => {
    await run(transaction, sql`delete from cart_lines where cart_id = ${cartId}`);
    return { promo_code: null };
  });
}

export function setMerchantData(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, merchantData }: { cartId: string; merchantData: string },
): Promise<StoredCart> {
  checkText(merchantData, 'merchantData');
  return change(shop, reader, cartId, async () => ({ merchant_data: merchantData }));
}

async function findCode(
  transaction: Queries,
  code: string,
): Promise<{ campaign?: CampaignRow; used: number }> {
  const campaign = await first(
    transaction,
    sql<
      CampaignRow & { used: number }
    >`select campaign_id, key, name, alias, description, hide_title, valid_from, valid_to, percent, promo_code, markets, minimum_order, usage_limit, product_count, used
      from campaigns where promo_code = ${code}`,
  );
  return { campaign, used: campaign?.used ?? 0 };
}

/** Replaces the code that the cart has; one that is refused leaves it as it was, and an empty one takes it away. @throws ShopError with the reason why a code does not count */
export function setPromoCode(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, promoCode }: { cartId: string; promoCode: string },
): Promise<StoredCart> {
  return change(shop, reader, cartId, async (transaction, stored) => {
    const code = normaliseCode(promoCode.slice(0, 100));
    if (code === '') return { promo_code: null };
    const { campaign, used } = await findCode(transaction, code);
    const priced = (promo_code: string | null) =>
      priceCart(within(reader, transaction), { ...stored, cart: { ...stored.cart, promo_code } });
    const { totals } = await priced(null);
    const answer = checkPromoCode(campaign, {
      market: marketOf(reader),
      now: reader.now,
      used,
      goods: totals.goods,
    });
    if (!answer.isAccepted)
      throw new ShopError(
        answer.code,
        answer.reason,
        answer.minimumOrder === undefined ? {} : { minimumOrderValue: answer.minimumOrder / 100 },
      );
    if (!(await priced(code)).totals.isCodeApplied)
      throw new ShopError(
        'RequirementsNotMet',
        'The code is for products that are not in the cart.',
      );
    return { promo_code: code };
  });
}

/** Closes a cart without an order, as a point of sale does. */
export function completeCart(
  shop: Shop,
  reader: CatalogueReader,
  cartId: string,
): Promise<StoredCart> {
  return change(shop, reader, cartId, async () => ({ is_completed: true }));
}

/** A new cart with the same lines, whatever became of the old one. @throws ShopError CART_NOT_FOUND */
export async function cloneCart(
  shop: Shop,
  reader: CatalogueReader,
  { cartId, isWithoutCode }: { cartId: string; isWithoutCode: boolean },
): Promise<StoredCart> {
  if (!isCartId(cartId)) throw new ShopError('CART_NOT_FOUND', 'There is no cart with this id.');
  return change(shop, reader, newCartId(), async (transaction, { cart }) => {
    const lines = await all(
      transaction,
      sql<LineWish>`select sku_id as "skuId", quantity, message, group_key as "groupKey" from cart_lines where cart_id = ${cartId} order by added_at`,
    );
    for (const wish of lines) {
      // What is sold out or gone since stays behind; the rest is what the shopper wants back.
      await putLine(transaction, {
        cartId: cart.cart_id,
        place: cartPlace(reader),
        market: marketOf(reader),
        wish,
      }).catch((error: unknown) => {
        if (!(error instanceof ShopError)) throw error;
      });
    }
    if (isWithoutCode) return {};
    const old = await first(
      transaction,
      sql<{ promo_code: string | null }>`select promo_code from carts where cart_id = ${cartId}`,
    );
    return { promo_code: old?.promo_code ?? null };
  });
}
