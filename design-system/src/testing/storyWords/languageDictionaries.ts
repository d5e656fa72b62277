/** The stories' texts, by their Swedish sentence, in the other languages of the toolbar. */
import da from './da.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import type { StoryDictionary } from './createLocaliser.ts';

export const languageDictionaries = { nb, da, fi } satisfies Readonly<
  Record<'nb' | 'da' | 'fi', StoryDictionary>
>;
