/** Advice on a picture's words while they are written: what makes them poor, and more than one breath. */
import { poorAlt, type PoorAlt } from '@solvik/content-schema/editing';

export type AltAdvice = PoorAlt | 'long';

/** More than one breath. */
export const easyToHear = 150;

/** Undefined when there is nothing to say; no words at all are a decision of the editor's. */
export function adviseOnAlt(words: string): AltAdvice | undefined {
  return poorAlt(words) ?? ([...words.trim()].length > easyToHear ? 'long' : undefined);
}
