/** Cookies the shop reads and writes in the browser (spec section 7). Names are the spec's. */
export const cookieNames = { cart: 'ralph-cart', token: 'apollo-token' } as const;

const yearInSeconds = 31_536_000;

/**
 * The value of a cookie in a Cookie header or `document.cookie`; undefined if it is missing or not
 * decodable.
 */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * A cookie in the syntax of a header or `document.cookie`: path /, SameSite=Lax, Secure on https,
 * one year by default.
 */
export function writeCookie(
  name: string,
  value: string,
  { isSecure, maxAge = yearInSeconds }: { readonly isSecure: boolean; readonly maxAge?: number },
): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const browserCookies = {
  read: (name: string): string | undefined => readCookie(document.cookie, name),
  write: (name: string, value: string): void => {
    document.cookie = writeCookie(name, value, { isSecure: location.protocol === 'https:' });
  },
  remove: (name: string): void => {
    document.cookie = writeCookie(name, '', {
      isSecure: location.protocol === 'https:',
      maxAge: 0,
    });
  },
};
