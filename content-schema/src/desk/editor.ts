/** Who works at the desk, and how far they reach. */

export const deskRoles = ['writer', 'publisher'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** `channel` sees drafts on that front and changes nothing: a page is one document for all fronts. */
export type DeskScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'page'; readonly key: string }
  | { readonly kind: 'channel'; readonly channel: string };

export interface Editor {
  readonly name: string;
  readonly role: DeskRole;
  readonly scope: DeskScope;
}

/** The author of what was brought with the catalogue: nobody at the desk. */
export const bringer = 'catalogue';

export interface DeskSession {
  /** Ends with signing out, on every node. */
  readonly id: string;
  readonly editor: Editor;
  readonly until: string;
}

/** Why a login or session is refused. */
export const tokenRefusals = [
  'token-missing',
  'token-malformed',
  'token-algorithm',
  'token-forged',
  'token-expired',
  'token-used',
  'token-other-use',
  'session-ended',
] as const;
export type TokenRefusal = (typeof tokenRefusals)[number];
