/** Gives every story the rule that the shop gives its pages: where the browser does not know the language, long words are divided by ours. */
import type { Decorator } from '@storybook/react-vite';
import { WordPartsProvider } from '../foundation/LongWords.tsx';
import { partsOfWordsIn } from '../foundation/partsOfWordsIn.ts';

/** Reads the language of `locale`, which is settled by then. */
export const withWordParts: Decorator = (Story, { globals: { locale } }) => (
  <WordPartsProvider partsOf={partsOfWordsIn(String(locale))}>
    <Story />
  </WordPartsProvider>
);
