import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  addToCartDocument,
  getCartDocument,
  setCartPromoCodeDocument,
  updateCartItemDocument,
} from '../../data-api/generated/operations.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import type { Cart } from './cart.ts';
import { cartView } from './cartView.ts';

/** One change of the cart by a shopper. */
export type CartChange =
  | { readonly kind: 'add'; readonly skuId: number; readonly quantity: number }
  /** `quantity` is the new total; 0 removes the line. */
  | {
      readonly kind: 'set';
      readonly lineId: string;
      readonly skuId: number;
      readonly quantity: number;
    }
  /** An empty code removes the code. */
  | { readonly kind: 'code'; readonly promoCode: string };

function present(cart: Cart | null | undefined, operation: string): Cart {
  if (!cart) throw new Error(`The response to ${operation} has no cart.`);
  return cartView(cart);
}

/** A new, empty cart of this market. */
async function makeCart(dataApi: DataApi): Promise<Cart> {
  return present((await dataApi.send(getCartDocument, {})).getCart, 'getCart');
}

/**
 * Refusals after which the cart with that id no longer exists: it was bought, or expired. After
 * any other failure the visitor keeps it.
 */
const isGone = (error: unknown): boolean =>
  error instanceof DataApiError &&
  (error.code === 'CART_COMPLETED' || error.code === 'CART_NOT_FOUND');

async function addTo(
  dataApi: DataApi,
  id: string,
  item: { readonly skuId: number; readonly quantity: number },
): Promise<Cart> {
  return present((await dataApi.send(addToCartDocument, { id, item })).addToCart, 'addToCart');
}

async function add(
  dataApi: DataApi,
  cartId: string | undefined,
  item: { readonly skuId: number; readonly quantity: number },
): Promise<Cart> {
  if (cartId) {
    try {
      return await addTo(dataApi, cartId, item);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return addTo(dataApi, (await makeCart(dataApi)).id ?? '', item);
}

/**
 * Executes a change and returns the resulting cart. Throws DataApiError when the server refuses
 * it.
 */
export async function changeCart(
  dataApi: DataApi,
  cartId: string | undefined,
  change: CartChange,
): Promise<Cart> {
  if (change.kind === 'add')
    return add(dataApi, cartId, { skuId: change.skuId, quantity: change.quantity });
  if (!cartId) throw new Error('There is no cart to change.');
  if (change.kind === 'code') {
    return present(
      (await dataApi.send(setCartPromoCodeDocument, { id: cartId, promoCode: change.promoCode }))
        .setCartPromoCode,
      'setCartPromoCode',
    );
  }
  const { lineId, skuId, quantity } = change;
  return present(
    (
      await dataApi.send(updateCartItemDocument, {
        id: cartId,
        item: { id: lineId, skuId, quantity },
      })
    ).updateCartItem,
    'updateCartItem',
  );
}

/** The cart with another quantity of a line; its sums are left to the server. */
export function withQuantity<C extends Cart | null | undefined>(
  cart: C,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): C {
  return (
    cart && {
      ...cart,
      items: (cart.items ?? []).map((line) => (line?.id === lineId ? { ...line, quantity } : line)),
    }
  );
}
