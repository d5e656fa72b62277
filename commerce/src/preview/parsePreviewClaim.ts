/**
 * The editor who previews with a request, and the visitor they preview as. Requires a session of
 * ours.
 */
import { type PreviewAs, readPreviewAs } from '@solvik/content-schema';
import type { EditorSession } from '@solvik/content-schema/editing';
import type { PreviewSessions } from './previewSessions.ts';

/** The cookie that carries the session. */
export const previewCookie = 'solvik-preview';
const tokenHeader = 'x-preview-session';

export interface Preview {
  readonly session: EditorSession;
  readonly as: PreviewAs;
}

/**
 * From the header that the storefront's server sends for its visitor, or the visitor's own cookie.
 */
export function previewTokenOf(headers: Headers): string | undefined {
  const [, cookie] =
    new RegExp(`(?:^|;) *${previewCookie}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? [];
  return headers.get(tokenHeader) ?? cookie;
}

export interface PreviewClaim {
  readonly token: string;
  /** The visitor that the editor previews as, in the form of `x-preview-as`. */
  readonly as: string | null;
}

/** Undefined when the session is refused: the published page is shown. */
export async function verifyPreview(
  sessions: PreviewSessions,
  { token, as }: PreviewClaim,
): Promise<Preview | undefined> {
  const found = await sessions.find(token);
  return found.kind === 'session' ? { session: found.session, as: readPreviewAs(as) } : undefined;
}
