import type { DataApi } from '../../data-api/createDataApi.ts';
import { addToCartDocument, getCartDocument, setCartPromoCodeDocument, updateCartItemDocument } from '../../data-api/generated/operations.ts';
import type { Cart } from './cartQuery.ts';

/** One change of the cart, as a shopper means it. */
export type CartChange =
  | { readonly kind: 'add'; readonly skuId: number; readonly quantity: number }
  /** `quantity` is the new whole; 0 removes the line. */
  | { readonly kind: 'set'; readonly lineId: string; readonly skuId: number; readonly quantity: number }
  /** An empty code takes the code away. */
  | { readonly kind: 'code'; readonly promoCode: string };

function present(cart: Cart | null | undefined, operation: string): Cart {
  if (!cart) throw new Error(`The answer to ${operation} has no cart.`);
  return cart;
}

/** A new, empty cart of this market. */
async function makeCart(dataApi: DataApi): Promise<Cart> {
  return present((await dataApi.send(getCartDocument, {})).getCart, 'getCart');
}

/** Whether the id is of a cart that can still be filled; a completed or forgotten one is replaced. */
async function openCart(dataApi: DataApi, id: string | undefined): Promise<string> {
  if (!id) return (await makeCart(dataApi)).id ?? '';
  const cart = await dataApi.send(getCartDocument, { id }).catch(() => null);
  return cart?.getCart && !cart.getCart.isCompleted ? id : ((await makeCart(dataApi)).id ?? '');
}

/** Carries a change out and gives the cart as it is then. Throws DataApiError when the shop refuses it. */
export async function changeCart(dataApi: DataApi, cartId: string | undefined, change: CartChange): Promise<Cart> {
  if (change.kind === 'add') {
    const id = await openCart(dataApi, cartId);
    const { skuId, quantity } = change;
    return present((await dataApi.send(addToCartDocument, { id, item: { skuId, quantity } })).addToCart, 'addToCart');
  }
  if (!cartId) throw new Error('There is no cart to change.');
  if (change.kind === 'code') {
    return present((await dataApi.send(setCartPromoCodeDocument, { id: cartId, promoCode: change.promoCode })).setCartPromoCode, 'setCartPromoCode');
  }
  const { lineId, skuId, quantity } = change;
  return present((await dataApi.send(updateCartItemDocument, { id: cartId, item: { id: lineId, skuId, quantity } })).updateCartItem, 'updateCartItem');
}
