import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that is always the same for the same text. */
export function seededFraction(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
