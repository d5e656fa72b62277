/**
 * hyphenationOf: how long words are hyphenated in a language that browsers cannot hyphenate
 * (decision 32).
 */
import { finnishParts } from './finnishParts.ts';
import type { Hyphenate } from './LongWords.tsx';

const rules: Readonly<Partial<Record<string, Hyphenate>>> = { fi: finnishParts };

/** For `HyphenationProvider`; undefined where the browser's own dictionary does it. */
export const hyphenationOf = (language: string): Hyphenate | undefined => rules[language];
