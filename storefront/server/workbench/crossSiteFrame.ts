/**
 * Whether a login is followed in a frame within another site's page, and whether that page is
 * allowed to.
 */
export type ForeignFrame =
  | { readonly kind: 'none' }
  | { readonly kind: 'listed' }
  | { readonly kind: 'refused'; readonly why: string };

/** Origins whose secure cookies browsers store. They include this machine's own names. */
const storesSecureCookies = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
};

export interface FramedLogin {
  readonly headers: Headers;
  /** The shop's own origin, where the login is. */
  readonly origin: string;
  readonly editorOrigins: readonly string[];
}

/**
 * The browser reports that it is framed and by which page; pages that hide their address are left
 * to `frame-ancestors`.
 */
export function crossSiteFrame({ headers, origin, editorOrigins }: FramedLogin): ForeignFrame {
  if (headers.get('sec-fetch-dest') !== 'iframe' || headers.get('sec-fetch-site') !== 'cross-site')
    return { kind: 'none' };
  const referer = headers.get('referer') ?? '';
  const framedBy = URL.canParse(referer) ? new URL(referer).origin : undefined;
  if (editorOrigins.length === 0 || (framedBy !== undefined && !editorOrigins.includes(framedBy))) {
    return {
      kind: 'refused',
      why: `The shop may not be framed by ${framedBy ?? 'another site'}. Name its origin in EDITOR_ORIGINS.`,
    };
  }
  return storesSecureCookies(origin)
    ? { kind: 'listed' }
    : {
        kind: 'refused',
        why: 'Browsers keep no session in a frame of another site over http. Serve the shop over https.',
      };
}
