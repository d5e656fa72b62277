/** Reading and changing carts (spec section 7; contracts.md, Mutations). */
import {
  addToCart,
  cartPlace,
  clearCart,
  cloneCart,
  completeCart,
  setMerchantData,
  setPromoCode,
  updateCartItem,
} from '../../carts/changeCart.ts';
import { newCartId, readCart, type StoredCart } from '../../carts/cartStore.ts';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { creditReservations, readHeld } from '../../carts/creditReservations.ts';
import { priceCart, type PricedCart } from '../../carts/priceCart.ts';
import { ShopError } from '../../shopError.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { placeArguments } from '../placeArguments.ts';
import { CartType } from '../types/cartTypes.ts';

const CartItemInputType = builder.inputType('CartItemInputType', {
  fields: (t) => ({
    skuId: t.int(),
    id: t.id(),
    groupKey: t.id(),
    quantity: t.int({ required: true }),
    message: t.string(),
  }),
});

interface PlaceGiven {
  readonly channelId?: string | null;
  readonly languageId?: string | null;
  readonly marketId?: string | null;
}

interface CartRequest {
  readonly id: string;
  readonly isFeeGiven?: boolean | null;
  readonly isCompletedToo?: boolean | null;
}

/** With the pieces that the cart itself holds for a payment counted as in stock. */
async function priceOwn(
  context: ApiContext,
  reader: CatalogueReader,
  { stored, isFeeGiven }: { stored: StoredCart; isFeeGiven?: boolean | null },
): Promise<PricedCart> {
  const priced = await priceCart(reader, stored, isFeeGiven ?? false);
  if (priced.lines.every(({ row, sku }) => !sku || sku.stock.totalStock >= row.quantity))
    return priced;
  const held = await readHeld(context.shop.database.handle, stored.cart.cart_id);
  return held.size === 0
    ? priced
    : priceCart(creditReservations(reader, held), stored, isFeeGiven ?? false);
}

/** Null for an id that is none, and for a completed cart unless it is asked for (spec section 4, Cart). */
export async function loadCart(
  context: ApiContext,
  place: PlaceGiven,
  { id, isFeeGiven, isCompletedToo }: CartRequest,
): Promise<PricedCart | undefined> {
  const reader = await context.reader(place);
  const stored = await readCart(context.shop.database.handle, id, cartPlace(reader));
  if (!stored || (stored.cart.is_completed && !isCompletedToo)) return undefined;
  return priceOwn(context, reader, { stored, isFeeGiven });
}

/** The cart after a change, with stock and prices read anew. */
async function showChanged(
  context: ApiContext,
  place: PlaceGiven,
  { stored, isFeeGiven }: { stored: StoredCart; isFeeGiven?: boolean | null },
): Promise<PricedCart> {
  context.forget();
  return priceOwn(context, await context.reader(place), { stored, isFeeGiven });
}

builder.queryFields((t) => ({
  getCart: t.field({
    type: CartType,
    args: {
      ...placeArguments(t.arg),
      id: t.arg.string(),
      includeCompleted: t.arg.boolean(),
      allowExternalShippingFee: t.arg.boolean(),
      forceRefresh: t.arg.boolean(),
    },
    resolve: (_, given, context) =>
      loadCart(context, given, {
        id: given.id || newCartId(),
        isFeeGiven: given.allowExternalShippingFee,
        isCompletedToo: given.includeCompleted,
      }),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.string({ required: true });
  const item = t.arg({ type: CartItemInputType, required: true });
  return {
    addToCart: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id, item, allowExternalShippingFee: t.arg.boolean() },
      resolve: async (_, given, context) => {
        const { skuId, quantity, message, groupKey } = given.item;
        if (skuId == null)
          throw new ShopError('SKU_NOT_FOUND', 'item.skuId says which size to add.');
        const stored = await addToCart(context.shop, await context.reader(given), {
          cartId: given.id,
          wish: { skuId, quantity, message, groupKey },
        });
        return showChanged(context, given, { stored, isFeeGiven: given.allowExternalShippingFee });
      },
    }),
    updateCartItem: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id, item, allowExternalShippingFee: t.arg.boolean() },
      resolve: async (_, given, context) => {
        const { id: lineId, skuId, quantity, message } = given.item;
        if (!lineId && skuId == null)
          throw new ShopError('BAD_USER_INPUT', 'item.id or item.skuId says which line to change.');
        const stored = await updateCartItem(context.shop, await context.reader(given), {
          cartId: given.id,
          lineId,
          wish: { skuId: skuId ?? undefined, quantity, message },
        });
        return showChanged(context, given, { stored, isFeeGiven: given.allowExternalShippingFee });
      },
    }),
    completeCart: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id },
      resolve: async (_, given, context) => {
        const stored = await completeCart(context.shop, await context.reader(given), given.id);
        return showChanged(context, given, { stored });
      },
    }),
    clearCart: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id },
      resolve: async (_, given, context) => {
        const stored = await clearCart(context.shop, await context.reader(given), given.id);
        return showChanged(context, given, { stored });
      },
    }),
    cloneCart: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id, resetPromotions: t.arg.boolean() },
      resolve: async (_, given, context) => {
        const stored = await cloneCart(context.shop, await context.reader(given), {
          cartId: given.id,
          isWithoutCode: given.resetPromotions ?? false,
        });
        return showChanged(context, given, { stored });
      },
    }),
    setCartPromoCode: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id, promoCode: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const stored = await setPromoCode(context.shop, await context.reader(given), {
          cartId: given.id,
          promoCode: given.promoCode,
        });
        return showChanged(context, given, { stored });
      },
    }),
    setCartMerchantData: t.field({
      type: CartType,
      args: { ...placeArguments(t.arg), id, merchantData: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const stored = await setMerchantData(context.shop, await context.reader(given), {
          cartId: given.id,
          merchantData: given.merchantData,
        });
        return showChanged(context, given, { stored });
      },
    }),
  };
});
