/** Makes every story speak the language it is turned to: stories are written in Swedish, and their words are looked up. */
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createSpeaker, type Tellers } from './speakTree.ts';
import { isStoryLanguage } from './storyLanguages.ts';

interface Words {
  readonly tellers: Tellers;
  /** The language that the toolbar's turns ask for. */
  readonly languageOf: (globals: Readonly<Record<string, unknown>>) => string;
}

/** Whole pages of the shop are already told in their front's language. */
const isOwnSpeaker = (title: string) => title.startsWith('Screens/');

/** Stands right around the story itself; what other decorators say is not heard. */
export function withWords({ tellers, languageOf }: Words): Decorator {
  const speak = createSpeaker(tellers);
  return (Story, { originalStoryFn, globals, title }) => {
    const language = languageOf(globals);
    if (isOwnSpeaker(title) || !isStoryLanguage(language)) return Story();
    return Story({
      originalStoryFn: (...given: Parameters<typeof originalStoryFn>) =>
        speak(originalStoryFn(...given) as ReactNode, language),
    });
  };
}
