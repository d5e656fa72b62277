import { type Language, languages } from '@solvik/content-schema/editing';
import type { CompareTexts } from './compareTexts.ts';
import type { Entries, Subject } from './entry.ts';

interface TextsOptions {
  readonly about: Subject;
  readonly path: string;
  /** The field's label in a language, whose name it is given. */
  readonly labelOf: (language: string) => string;
}

/** Adds an entry for each language that has a text. */
export function addTexts(
  entries: Entries,
  texts: Readonly<Partial<Record<Language, string>>> | undefined,
  { about, path, labelOf }: TextsOptions,
  { text }: CompareTexts,
): void {
  for (const language of languages)
    if (texts?.[language])
      entries.set(`${path} ${language}`, {
        ...about,
        field: labelOf(text(`language.${language}`)),
        value: texts[language],
      });
}
