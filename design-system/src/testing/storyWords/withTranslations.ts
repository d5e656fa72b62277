/**
 * Translates every story to the selected language: stories are written in Swedish, and their texts
 * are looked up in dictionaries.
 */
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createTreeLocaliser, type Localisers } from './createTreeLocaliser.ts';
import { isStoryLanguage } from './storyLanguages.ts';

interface TranslationOptions {
  readonly localisers: Localisers;
  /** The language of the toolbar's state. */
  readonly languageOf: (globals: Readonly<Record<string, unknown>>) => string;
}

/** Whole pages of the shop are already in their site's language. */
const isTranslatedAlready = (title: string) => title.startsWith('Screens/');

/** Wraps the story itself directly; what other decorators render is not translated. */
export function withTranslations({ localisers, languageOf }: TranslationOptions): Decorator {
  const localise = createTreeLocaliser(localisers);
  return (Story, { originalStoryFn, globals, title }) => {
    const language = languageOf(globals);
    if (isTranslatedAlready(title) || !isStoryLanguage(language)) return Story();
    return Story({
      originalStoryFn: (...given: Parameters<typeof originalStoryFn>) =>
        localise(originalStoryFn(...given) as ReactNode, language),
    });
  };
}
