/**
 * hyphenationOf: how long words are hyphenated in a language that browsers cannot hyphenate
 * (decision 32).
 */
import { hyphenateFinnish } from './hyphenateFinnish.ts';
import type { Hyphenate } from './LongWords.tsx';

const rules: Readonly<Partial<Record<string, Hyphenate>>> = { fi: hyphenateFinnish };

/** For `HyphenationProvider`; undefined where the browser's own dictionary does it. */
export const hyphenationOf = (language: string): Hyphenate | undefined => rules[language];
