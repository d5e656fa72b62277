/**
 * Gives every story the shop's rule for long words: where the browser does not know the language,
 * they are divided by ours.
 */
import type { Decorator } from '@storybook/react-vite';
import { HyphenationProvider } from '../foundation/LongWords.tsx';
import { hyphenationOf } from '../foundation/hyphenationOf.ts';

/** Reads the language of `locale`, which is settled by then. */
export const withHyphenation: Decorator = (Story, { globals: { locale } }) => (
  <HyphenationProvider hyphenate={hyphenationOf(String(locale))}>
    <Story />
  </HyphenationProvider>
);
