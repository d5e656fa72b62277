import type { TokenRefusal } from '@solvik/content-schema/editing';

/** There is no session, or it has ended; the screen requests a sign-in. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly code: TokenRefusal;
}

/** The content service was unreachable, or failed: the result is unknown. */
export interface Unreachable {
  readonly kind: 'unreachable';
  /** 0 when there was no response at all. */
  readonly status: number;
}
