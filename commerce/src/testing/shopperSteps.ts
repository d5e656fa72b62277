/** Shoppers' actions as steps, for tests that follow a purchase from product to confirmation. */
import type { TestShop } from './testShop.ts';

export type Where = {
  readonly channelId: string;
  readonly marketId: string;
  readonly languageId: string;
};

export const sweden: Where = { channelId: 'se', marketId: 'se', languageId: 'sv-SE' };
export const norway: Where = { channelId: 'no', marketId: 'no', languageId: 'nb-NO' };
export const denmark: Where = { channelId: 'dk', marketId: 'dk', languageId: 'da-DK' };
export const finland: Where = { channelId: 'fi', marketId: 'fi', languageId: 'fi-FI' };

const scope = '$channelId: String, $marketId: String, $languageId: String';
const given = 'channelId: $channelId, marketId: $marketId, languageId: $languageId';

export interface CartResponse {
  readonly id: string;
  readonly promoCode: string | null;
  readonly isCompleted: boolean;
  readonly items: {
    readonly id: string;
    readonly skuId: number;
    readonly quantity: number;
    readonly totalPrice: { readonly sellingPriceIncVat: number } | null;
  }[];
  readonly summary: {
    readonly total: { readonly sellingPriceIncVat: number; readonly vat: number };
    readonly shipping: {
      readonly feeIncVat: number;
      readonly amountLeftToFreeShipping: number;
    } | null;
  };
}

const cartFields = `{ id promoCode isCompleted items { id skuId quantity totalPrice { sellingPriceIncVat } }
  summary { total { sellingPriceIncVat vat } shipping { feeIncVat amountLeftToFreeShipping } } }`;

export const addresses: Readonly<Record<string, { zip: string; country: string }>> = {
  se: { zip: '41101', country: 'SE' },
  no: { zip: '0150', country: 'NO' },
  dk: { zip: '2100', country: 'DK' },
  fi: { zip: '00100', country: 'FI' },
};

export function checkoutOf(
  where: Where,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    email: 'maja@example.com',
    billingAddress: {
      firstName: 'Maja',
      lastName: 'Åkesson',
      addressLine1: 'Storgatan 1',
      city: 'Staden',
      mobile: '0701234567',
      ...addresses[where.marketId],
    },
    ...more,
  };
}

export function shopperSteps({ query }: Pick<TestShop, 'query'>, where: Where = sweden) {
  const cartAfter = async (
    field: string,
    types: string,
    variables: Record<string, unknown>,
  ): Promise<CartResponse> => {
    const names = Object.keys(variables)
      .map((name) => `${name}: $${name}`)
      .join(', ');
    const data = await query<{ cart: CartResponse }>(
      `mutation (${scope}, ${types}) { cart: ${field}(${given}, ${names}) ${cartFields} }`,
      { ...where, ...variables },
    );
    return data.cart;
  };
  return {
    newCart: async () =>
      (
        await query<{ getCart: { id: string } }>(
          `query (${scope}) { getCart(${given}) { id } }`,
          where,
        )
      ).getCart.id,
    cart: async (id: string) =>
      (
        await query<{ getCart: CartResponse | null }>(
          `query (${scope}, $id: String) { getCart(${given}, id: $id) ${cartFields} }`,
          { ...where, id },
        )
      ).getCart,
    /** The SKU of a product, by the product's alias and the size's name. */
    async skuOf(alias: string, size: string): Promise<number> {
      const { product } = await query<{
        product: { skus: { skuId: number; name: string }[] } | null;
      }>(
        `query (${scope}, $alias: String) { product(${given}, alias: $alias) { skus { skuId name } } }`,
        { ...where, alias },
      );
      const sku = product?.skus.find(({ name }) => name === size);
      if (!sku) throw new Error(`There is no ${alias} in ${size}.`);
      return sku.skuId;
    },
    add: (id: string, skuId: number, quantity = 1) =>
      cartAfter('addToCart', '$id: String!, $item: CartItemInputType!', {
        id,
        item: { skuId, quantity },
      }),
    set: (id: string, skuId: number, quantity: number) =>
      cartAfter('updateCartItem', '$id: String!, $item: CartItemInputType!', {
        id,
        item: { skuId, quantity },
      }),
    /** Sets the quantity of one line by its id. */
    setLine: (
      id: string,
      item: { readonly id: string; readonly skuId: number; readonly quantity: number },
    ) => cartAfter('updateCartItem', '$id: String!, $item: CartItemInputType!', { id, item }),
    code: (id: string, promoCode: string) =>
      cartAfter('setCartPromoCode', '$id: String!, $promoCode: String!', { id, promoCode }),
    async place(cartId: string, more: Readonly<Record<string, unknown>> = {}) {
      const data = await query<{
        placeOrder: {
          orderId: string;
          publicId: string;
          status: string;
          redirectUrl: string | null;
        };
      }>(
        `mutation (${scope}, $cartId: String!, $checkout: CheckoutInputType!) { placeOrder(${given}, cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl } }`,
        { ...where, cartId, checkout: checkoutOf(where, more) },
      );
      return data.placeOrder;
    },
  };
}

/** Submits the sandbox's payment page. @returns the address it redirects to */
export async function submitSandboxPayment(
  { commerce }: TestShop,
  redirectUrl: string | null,
  outcome: 'paid' | 'declined' | 'cancelled',
): Promise<string> {
  const request = new Request(`http://localhost:3000${redirectUrl}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ outcome }).toString(),
  });
  const response = await commerce.endpoints['/payments/sandbox']?.(request);
  if (response?.status !== 303) throw new Error(`The sandbox answered ${response?.status}.`);
  return response.headers.get('location') ?? '';
}
