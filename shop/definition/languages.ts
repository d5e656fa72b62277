/** The languages of the shop. The texts of each are in `languages/<locale>` of every package. */
import type { LanguageDefinition } from '../src/shapes.ts';

/** By locale; the first is the one that texts are written in and translated from. */
export const languageDefinitions = {
  sv: { id: 'sv-SE', name: 'Svenska', fallbacks: ['nb', 'da', 'fi'] },
  nb: { id: 'nb-NO', name: 'Norsk bokmål', fallbacks: ['da', 'sv', 'fi'] },
  da: { id: 'da-DK', name: 'Dansk', fallbacks: ['nb', 'sv', 'fi'] },
  fi: { id: 'fi-FI', name: 'Suomi', fallbacks: ['sv', 'nb', 'da'] },
} as const satisfies Readonly<Record<string, LanguageDefinition>>;
