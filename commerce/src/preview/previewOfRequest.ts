/** Who previews with a request, and as whom they look. Nobody does without a session of ours, whatever else is asked. */
import { type PreviewAs, readPreviewAs } from '@solvik/content-schema';
import type { DeskSession } from '@solvik/content-schema/editing';
import type { PreviewSessions } from './previewSessions.ts';

/** The cookie that carries the session. */
export const previewCookie = 'solvik-preview';
const tokenHeader = 'x-preview-session';

export interface Preview {
  readonly session: DeskSession;
  readonly as: PreviewAs;
}

/** From the header that a server sends for its visitor, or the visitor's own cookie. */
export function previewTokenOf(headers: Headers): string | undefined {
  const [, cookie] =
    new RegExp(`(?:^|;) *${previewCookie}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? [];
  return headers.get(tokenHeader) ?? cookie;
}

export interface PreviewClaim {
  readonly token: string;
  /** As whom the editor looks, as in `x-preview-as`. */
  readonly as: string | null;
}

/** A session that is refused previews nothing; the page is the one that everybody sees. */
export async function provePreview(
  sessions: PreviewSessions,
  { token, as }: PreviewClaim,
): Promise<Preview | undefined> {
  const found = await sessions.find(token);
  return found.kind === 'session' ? { session: found.session, as: readPreviewAs(as) } : undefined;
}
