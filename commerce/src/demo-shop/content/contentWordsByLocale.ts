import type { Locale } from '../../catalogue/catalogueDraft.ts';
import type { ContentWords } from './contentWords.ts';
import { content as da } from './da/content.ts';
import { content as fi } from './fi/content.ts';
import { content as nb } from './nb/content.ts';
import { content as sv } from './sv/content.ts';

/** What the editors of the four languages have written. */
export const contentWords: Readonly<Record<Locale, ContentWords>> = { sv, nb, da, fi };
