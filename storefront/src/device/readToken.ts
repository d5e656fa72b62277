import { browserCookies, cookieNames } from './cookies.ts';

/** The visitor's token, if signed in. */
export const readToken = (): string | undefined => browserCookies.read(cookieNames.token);
