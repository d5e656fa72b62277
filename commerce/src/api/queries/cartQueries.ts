/** Reading and changing carts (spec section 7; contracts.md, Mutations). */
import {
  addToCart,
  cartScope,
  clearCart,
  cloneCart,
  completeCart,
  setMerchantData,
  setPromoCode,
  updateCartItem,
} from '../../carts/changeCart.ts';
import { newCartId, readCart, type StoredCart } from '../../carts/cartStore.ts';
import type { CatalogueReader } from '../../catalogue/catalogueReader.ts';
import { withCartReservations, readOwnReservations } from '../../carts/cartReservations.ts';
import { priceCart, type PricedCart } from '../../carts/priceCart.ts';
import { ShopError } from '../../shopError.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { scopeArguments } from '../scopeArguments.ts';
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

interface ScopeArguments {
  readonly channelId?: string | null;
  readonly languageId?: string | null;
  readonly marketId?: string | null;
}

interface CartRequest {
  readonly id: string;
  readonly isExternalFeeAllowed?: boolean | null;
  readonly includeCompleted?: boolean | null;
}

/** With the pieces that the cart itself has reserved for a payment counted as in stock. */
async function priceOwn(
  context: ApiContext,
  reader: CatalogueReader,
  { stored, isExternalFeeAllowed }: { stored: StoredCart; isExternalFeeAllowed?: boolean | null },
): Promise<PricedCart> {
  const priced = await priceCart(reader, stored, isExternalFeeAllowed ?? false);
  if (priced.lines.every(({ row, sku }) => !sku || sku.stock.totalStock >= row.quantity))
    return priced;
  const reserved = await readOwnReservations(context.shop.database.handle, stored.cart.cartId);
  return reserved.size === 0
    ? priced
    : priceCart(withCartReservations(reader, reserved), stored, isExternalFeeAllowed ?? false);
}

/**
 * Undefined if the id is malformed, and for a completed cart unless `includeCompleted` is set (spec
 * section 4, Cart).
 */
export async function loadCart(
  context: ApiContext,
  scope: ScopeArguments,
  { id, isExternalFeeAllowed, includeCompleted }: CartRequest,
): Promise<PricedCart | undefined> {
  const reader = await context.reader(scope);
  const stored = await readCart(context.shop.database.handle, id, cartScope(reader));
  if (!stored || (stored.cart.isCompleted && !includeCompleted)) return undefined;
  return priceOwn(context, reader, { stored, isExternalFeeAllowed });
}

/** The cart after a change, with stock and prices read again. */
async function showChanged(
  context: ApiContext,
  scope: ScopeArguments,
  { stored, isExternalFeeAllowed }: { stored: StoredCart; isExternalFeeAllowed?: boolean | null },
): Promise<PricedCart> {
  context.forget();
  return priceOwn(context, await context.reader(scope), { stored, isExternalFeeAllowed });
}

builder.queryFields((t) => ({
  getCart: t.field({
    type: CartType,
    args: {
      ...scopeArguments(t.arg),
      id: t.arg.string(),
      includeCompleted: t.arg.boolean(),
      allowExternalShippingFee: t.arg.boolean(),
      forceRefresh: t.arg.boolean(),
    },
    resolve: (_, args, context) =>
      loadCart(context, args, {
        id: args.id || newCartId(),
        isExternalFeeAllowed: args.allowExternalShippingFee,
        includeCompleted: args.includeCompleted,
      }),
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.string({ required: true });
  const item = t.arg({ type: CartItemInputType, required: true });
  return {
    addToCart: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id, item, allowExternalShippingFee: t.arg.boolean() },
      resolve: async (_, args, context) => {
        const { skuId, quantity, message, groupKey } = args.item;
        if (skuId == null)
          throw new ShopError('SKU_NOT_FOUND', 'item.skuId must name the size to add.');
        const stored = await addToCart(context.shop, await context.reader(args), {
          cartId: args.id,
          requested: { skuId, quantity, message, groupKey },
        });
        return showChanged(context, args, {
          stored,
          isExternalFeeAllowed: args.allowExternalShippingFee,
        });
      },
    }),
    updateCartItem: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id, item, allowExternalShippingFee: t.arg.boolean() },
      resolve: async (_, args, context) => {
        const { id: lineId, skuId, quantity, message } = args.item;
        if (!lineId && skuId == null)
          throw new ShopError(
            'BAD_USER_INPUT',
            'item.id or item.skuId must name the line to change.',
          );
        const stored = await updateCartItem(context.shop, await context.reader(args), {
          cartId: args.id,
          lineId,
          requested: { skuId: skuId ?? undefined, quantity, message },
        });
        return showChanged(context, args, {
          stored,
          isExternalFeeAllowed: args.allowExternalShippingFee,
        });
      },
    }),
    completeCart: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id },
      resolve: async (_, args, context) => {
        const stored = await completeCart(context.shop, await context.reader(args), args.id);
        return showChanged(context, args, { stored });
      },
    }),
    clearCart: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id },
      resolve: async (_, args, context) => {
        const stored = await clearCart(context.shop, await context.reader(args), args.id);
        return showChanged(context, args, { stored });
      },
    }),
    cloneCart: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id, resetPromotions: t.arg.boolean() },
      resolve: async (_, args, context) => {
        const stored = await cloneCart(context.shop, await context.reader(args), {
          cartId: args.id,
          isWithoutCode: args.resetPromotions ?? false,
        });
        return showChanged(context, args, { stored });
      },
    }),
    setCartPromoCode: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id, promoCode: t.arg.string({ required: true }) },
      resolve: async (_, args, context) => {
        const stored = await setPromoCode(context.shop, await context.reader(args), {
          cartId: args.id,
          promoCode: args.promoCode,
        });
        return showChanged(context, args, { stored });
      },
    }),
    setCartMerchantData: t.field({
      type: CartType,
      args: { ...scopeArguments(t.arg), id, merchantData: t.arg.string({ required: true }) },
      resolve: async (_, args, context) => {
        const stored = await setMerchantData(context.shop, await context.reader(args), {
          cartId: args.id,
          merchantData: args.merchantData,
        });
        return showChanged(context, args, { stored });
      },
    }),
  };
});
