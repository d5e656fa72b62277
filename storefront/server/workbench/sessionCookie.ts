import { previewCookie } from '@solvik/commerce';

const hour = 3600;

/**
 * Where the session may be sent. `own`: from pages of the shop's own site. `framed`: to a frame in
 * another site's page, and only within that site's pages (CHIPS), so that no third site can use
 * it. Browsers store it over https only.
 */
export type SessionReach =
  | { readonly kind: 'own'; readonly isSecure: boolean }
  | { readonly kind: 'framed' };

const placed = (reach: SessionReach): string =>
  reach.kind === 'framed'
    ? 'SameSite=None; Secure; Partitioned'
    : `SameSite=Lax${reach.isSecure ? '; Secure' : ''}`;

/**
 * The editor's session as a cookie: HttpOnly, and sent wherever drafts are shown, which is every
 * page of the site.
 */
export const sessionCookie = (token: string, reach: SessionReach): string =>
  `${previewCookie}=${token}; Path=/; Max-Age=${String(hour)}; HttpOnly; ${placed(reach)}`;

export const endedSessionCookie = (reach: SessionReach): string =>
  `${previewCookie}=; Path=/; Max-Age=0; HttpOnly; ${placed(reach)}`;
