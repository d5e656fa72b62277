import { createHash } from 'node:crypto';

/** A share of one, from 0 up to 1, that is the same whenever the same text is brought. */
export function seededShare(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
