import { previewCookie } from '@solvik/commerce';

const hour = 3600;

/**
 * Where the session may be sent. `own`: from pages of the shop's own site. `framed`: to a frame that stands in a page of another
 * site, and nowhere but within that site's pages (CHIPS), so that no third site can act with it. Browsers keep it over https alone.
 */
export type SessionReach =
  | { readonly kind: 'own'; readonly isSecure: boolean }
  | { readonly kind: 'framed' };

const placed = (reach: SessionReach): string =>
  reach.kind === 'framed'
    ? 'SameSite=None; Secure; Partitioned'
    : `SameSite=Lax${reach.isSecure ? '; Secure' : ''}`;

/** The editor's session as a cookie: no script reads it, and it goes wherever drafts are shown, which is every page of the front. */
export const sessionCookie = (token: string, reach: SessionReach): string =>
  `${previewCookie}=${token}; Path=/; Max-Age=${String(hour)}; HttpOnly; ${placed(reach)}`;

export const endedSessionCookie = (reach: SessionReach): string =>
  `${previewCookie}=; Path=/; Max-Age=0; HttpOnly; ${placed(reach)}`;
