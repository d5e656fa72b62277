import type { Locale } from '../../catalogue/catalogueDraft.ts';
import type { ContentWords } from './contentWords.ts';
import { content as da } from './da/content.ts';
import { content as fi } from './fi/content.ts';
import { content as nb } from './nb/content.ts';
import { content as sv } from './sv/content.ts';

/** Keeps a figure on the line of its unit, and its thousands together, in every text of a tree of them. */
function keepUnits<T>(words: T): T {
  return JSON.parse(
    JSON.stringify(words).replaceAll(/(\d) (?=kr\b|%|€|cm\b|\d{3}(?!\d))/g, '$1\u00a0'),
  ) as T;
}

/** What the editors of the four languages have written. */
export const contentWords: Readonly<Record<Locale, ContentWords>> = {
  sv: keepUnits(sv),
  nb: keepUnits(nb),
  da: keepUnits(da),
  fi: keepUnits(fi),
};
