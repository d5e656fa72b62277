/**
 * Splits Nordic compounds: a search for "klänning" also means a "sommarklänning", and one for
 * "linneskjorta" also a "skjorta i linne". A word is split where its end is a form of a word that names
 * things.
 */
import type { WordForms } from './wordForms.ts';

/**
 * Least length of a head: shorter words end too many others by chance. Names of categories may be
 * shorter, like Sko and Bad.
 */
export const minHeadLength = { category: 3, product: 4 } as const;

/** The two parts of a compound, its head last; undefined when the word ends with no head. */
export function splitCompound(
  word: string,
  heads: Pick<WordForms, 'whole'>,
): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(at);
    const first = word.slice(0, at);
    // A linking s belongs to neither part.
    if (heads.whole(head).size > 0)
      return [first.length > 4 && first.endsWith('s') ? first.slice(0, -1) : first, head];
  }
  return undefined;
}
