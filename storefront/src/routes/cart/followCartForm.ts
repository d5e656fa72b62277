/** Handles plain forms sent to the cart page, so that a cart can be filled without scripts. */
import { writeAddress } from '@solvik/addresses';
import { isSafeHref } from '@solvik/content-schema';
import type { Services } from '../../page/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { cookieNames, writeCookie } from '../../device/cookies.ts';
import { cartIdOf } from '../../features/cart/cartId.ts';
import { changeCart, type CartChange } from '../../features/cart/changeCart.ts';
import { codeRefusal } from '../../features/cart/codeRefusal.ts';
import type { MissingPart } from '../../features/product/missingSelection.ts';

const whole = (value: FormDataEntryValue | null): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
  return number;
};

function readChange(form: FormData): CartChange | undefined {
  const skuId = whole(form.get('skuId'));
  const quantity = whole(form.get('quantity')) ?? 1;
  const lineId = form.get('lineId');
  if (skuId === undefined) return undefined;
  return typeof lineId === 'string'
    ? { kind: 'set', lineId, skuId, quantity }
    : { kind: 'add', skuId, quantity };
}

/**
 * The redirect of a form that cannot be processed: the product it was sent from, which shows what
 * is missing, in view.
 */
function backTo(
  form: FormData,
  { fallback, missing }: { readonly fallback: string; readonly missing: MissingPart },
): string {
  const from = form.get('from');
  const isPath = typeof from === 'string' && isSafeHref(from) && from.startsWith('/');
  return isPath ? `${from.split('?')[0] ?? fallback}?missing=${missing}#buy` : fallback;
}

// The router adds the market's prefix.
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } });

/** Expected refusals; a broken promise is not among them and throws. */
const isRefusal = (error: unknown) =>
  error instanceof DataApiError &&
  (error.code === 'OUT_OF_STOCK' || error.code === 'SKU_NOT_FOUND');

/** Sets the promo code of a plain form; a refusal is shown on the cart page. */
async function setCode(services: Services, code: string): Promise<Response> {
  const cartPath = writeAddress('cart', services.site.locale);
  const cartId = cartIdOf(services);
  if (!cartId) return seeOther(cartPath);
  if (!code) return seeOther(`${cartPath}?code=codeEmpty`);
  try {
    await changeCart(services.dataApi, cartId, { kind: 'code', promoCode: code });
    return seeOther(cartPath);
  } catch (error) {
    const refusal = codeRefusal(error);
    if (refusal === 'error.generic.text') throw error;
    return seeOther(`${cartPath}?code=${refusal.replace('cart.', '')}`);
  }
}

/**
 * Adds or changes a line, or sets a promo code, and redirects to the page that shows the result.
 */
export async function followCartForm(services: Services, form: FormData): Promise<Response> {
  const { site, dataApi } = services;
  const cartPath = writeAddress('cart', site.locale);
  const code = form.get('promoCode');
  if (typeof code === 'string') return setCode(services, code.trim());
  const change = readChange(form);
  if (!change) return seeOther(backTo(form, { fallback: cartPath, missing: 'size' }));
  const cart = await changeCart(dataApi, cartIdOf(services), change).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  if (!cart) return seeOther(backTo(form, { fallback: cartPath, missing: 'stock' }));
  const headers = new Headers({ Location: cartPath });
  if (cart.id)
    headers.append(
      'Set-Cookie',
      writeCookie(cookieNames.cart, cart.id, { isSecure: site.origin.startsWith('https:') }),
    );
  return new Response(null, { status: 303, headers });
}
