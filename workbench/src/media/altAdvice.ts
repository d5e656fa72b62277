/**
 * Advice on a picture's alt text while it is written: what makes it poor, and that it is too long.
 */
import { findAltProblem, type AltProblem } from '@solvik/content-schema/editing';

export type AltAdvice = AltProblem | 'long';

/** Longer descriptions are tiring to listen to. */
export const maxAltLength = 150;

/** Undefined when it is fine; an empty alt text is the editor's decision. */
export function adviseOnAlt(words: string): AltAdvice | undefined {
  return findAltProblem(words) ?? ([...words.trim()].length > maxAltLength ? 'long' : undefined);
}
