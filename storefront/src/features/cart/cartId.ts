import type { Services } from '../../page/services.ts';
import { browserCookies, cookieNames } from '../../device/cookies.ts';

/** The visitor's cart id: from the request on the server, from the cookie in the browser (spec section 4, Cart). */
export function cartIdOf({ visitor }: Pick<Services, 'visitor'>): string | undefined {
  const id = visitor ? visitor.cookies[cookieNames.cart] : browserCookies.read(cookieNames.cart);
  return id || undefined;
}
