/**
 * Whether a draft differs from the one stored last, so that importing the same one again changes
 * nothing.
 */
import { createHash } from 'node:crypto';

export function fingerprint(draft: object): string {
  return createHash('sha1').update(JSON.stringify(draft)).digest('base64url');
}
