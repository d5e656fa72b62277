/**
 * Advice on a picture's alt text while it is written: what makes it poor, and that it is too long.
 */
import { poorAlt, type PoorAlt } from '@solvik/content-schema/editing';

export type AltAdvice = PoorAlt | 'long';

/** Longer descriptions are tiring to listen to. */
export const maxAltLength = 150;

/** Undefined when it is fine; an empty alt text is the editor's decision. */
export function adviseOnAlt(words: string): AltAdvice | undefined {
  return poorAlt(words) ?? ([...words.trim()].length > maxAltLength ? 'long' : undefined);
}
