/** partsOfWordsIn: how long words are divided in a language that browsers cannot divide by themselves (decision 32). */
import { finnishParts } from './finnishParts.ts';
import type { PartsOfWord } from './LongWords.tsx';

const rules: Readonly<Partial<Record<string, PartsOfWord>>> = { fi: finnishParts };

/** For `WordPartsProvider`; undefined where the browser's own dictionary does it. */
export const partsOfWordsIn = (language: string): PartsOfWord | undefined => rules[language];
