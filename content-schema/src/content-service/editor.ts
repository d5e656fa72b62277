/** An editor of the content service, and their permissions. */

export const editorRoles = ['writer', 'publisher'] as const;
export type EditorRole = (typeof editorRoles)[number];

/**
 * `channel` reads drafts of that channel and changes nothing: a page is one document for all
 * channels.
 */
export type EditorScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'page'; readonly key: string }
  | { readonly kind: 'channel'; readonly channel: string };

export interface Editor {
  readonly name: string;
  readonly role: EditorRole;
  readonly scope: EditorScope;
}

/** The author of content that was imported with the catalogue. */
export const importAuthor = 'catalogue';

export interface EditorSession {
  /** Ends at sign-out, on every node. */
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
