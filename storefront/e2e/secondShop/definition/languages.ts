import type { LanguageDefinition } from '../src/shapes.ts';

export const languageDefinitions = {
  nb: { id: 'nb-NO', name: 'Norsk bokmål', fallbacks: ['fi'] },
  fi: { id: 'fi-FI', name: 'Suomi', fallbacks: ['nb'] },
} as const satisfies Readonly<Record<string, LanguageDefinition>>;
