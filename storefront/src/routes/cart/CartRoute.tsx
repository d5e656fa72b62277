import { writeAddress } from '@solvik/addresses';
import { isSafeHref } from '@solvik/content-schema';
import { defineRoute } from '../../app/defineRoute.ts';
import { cookieNames, writeCookie } from '../../device/cookies.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { changeCart, type CartChange } from '../../features/cart/changeCart.ts';
import type { MissingPart } from '../../features/product/missingPart.ts';
import { CartScreen } from './CartScreen.tsx';

const whole = (value: FormDataEntryValue | null): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
  return number;
};

function readChange(form: FormData): CartChange | undefined {
  const skuId = whole(form.get('skuId'));
  const quantity = whole(form.get('quantity')) ?? 1;
  const lineId = form.get('lineId');
  if (skuId === undefined) return undefined;
  return typeof lineId === 'string' ? { kind: 'set', lineId, skuId, quantity } : { kind: 'add', skuId, quantity };
}

/** Where a plain form goes back to when it cannot be followed: the product it was sent from, with what is missing said there. */
function backTo(form: FormData, { fallback, missing }: { readonly fallback: string; readonly missing: MissingPart }): string {
  const from = form.get('from');
  const isPath = typeof from === 'string' && isSafeHref(from) && from.startsWith('/');
  return isPath ? `${from.split('?')[0] ?? fallback}?missing=${missing}` : fallback;
}

// The router puts the market's prefix before it.
const seeOther = (location: string) => new Response(null, { status: 303, headers: { Location: location } });

/** What a shopper can meet; a broken promise is not among it and throws. */
const isRefusal = (error: unknown) => error instanceof DataApiError && (error.code === 'OUT_OF_STOCK' || error.code === 'SKU_NOT_FOUND');

/** The cart page. A plain form posted here adds or changes a line, so that a cart can be filled without scripts. */
export const route = defineRoute({
  load: async (services) => {
    if (services.visitor) await services.queryClient.prefetchQuery({ ...cartQuery(services.dataApi, () => cartIdOf(services)), retry: false });
    return null;
  },
  act: async (services, { form }) => {
    const { site, dataApi } = services;
    const cartPath = writeAddress('cart', site.locale);
    const change = readChange(form);
    if (!change) return seeOther(backTo(form, { fallback: cartPath, missing: 'size' }));
    const cart = await changeCart(dataApi, cartIdOf(services), change).catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    if (!cart) return seeOther(backTo(form, { fallback: cartPath, missing: 'stock' }));
    const headers = new Headers({ Location: cartPath });
    if (cart.id) headers.append('Set-Cookie', writeCookie(cookieNames.cart, cart.id, { isSecure: site.origin.startsWith('https:') }));
    return new Response(null, { status: 303, headers });
  },
  meta: ({ text }) => ({ title: text('cart.title'), description: text('cart.empty.text'), isHiddenFromSearch: true }),
  Screen: CartScreen,
  isPersonal: true,
});
