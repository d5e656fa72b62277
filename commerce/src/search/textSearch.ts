/** The engine's word rules per language: Norwegian has one stemmer for both its written forms. */
import type { Locale } from '../catalogue/catalogueDraft.ts';

export const stemmers: Readonly<Record<Locale, string>> = { sv: 'swedish', nb: 'norwegian', da: 'danish', fi: 'finnish' };

/** Words too common to narrow a search. */
export const joiners: ReadonlySet<string> = new Set(
  ['och', 'i', 'med', 'till', 'för', 'på', 'av', 'en', 'ett', 'og', 'til', 'for', 'på', 'af', 'et', 'ja', 'tai', 'the', 'and'],
);
