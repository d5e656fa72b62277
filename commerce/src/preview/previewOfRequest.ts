/** Who previews with a request, and as whom they look. Nobody does without a session of ours, whatever else is asked. */
import { type DeskSession, type PreviewAs, readPreviewAs } from '@solvik/content-schema';
import type { PreviewSessions } from './previewSessions.ts';

/** The cookie that carries the session. */
export const previewCookie = 'solvik-preview';
const tokenHeader = 'x-preview-session';
const asHeader = 'x-preview-as';

export interface Preview {
  readonly session: DeskSession;
  readonly as: PreviewAs;
}

/** From the header that a server sends for its visitor, or the visitor's own cookie. */
export function previewTokenOf(headers: Headers): string | undefined {
  const [, cookie] = new RegExp(`(?:^|;) *${previewCookie}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? [];
  return headers.get(tokenHeader) ?? cookie;
}

/** A session that is refused previews nothing; the page is the one that everybody sees. */
export async function previewOfRequest(sessions: PreviewSessions, headers: Headers): Promise<Preview | undefined> {
  const token = previewTokenOf(headers);
  if (token === undefined) return undefined;
  const found = await sessions.find(token);
  return found.kind === 'session' ? { session: found.session, as: readPreviewAs(headers.get(asHeader)) } : undefined;
}
