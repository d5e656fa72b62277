import { browserCookies, cookieNames } from './cookies.ts';

/** The visitor's token, when they are signed in. */
export const readToken = (): string | undefined => browserCookies.read(cookieNames.token);
