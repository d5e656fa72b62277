/**
 * Translates what stories are written in, to the languages of the toolbar: elements, or the plain
 * content of a widget.
 */
import { languageDictionaries } from './languageDictionaries.ts';
import { createTreeLocaliser } from './createTreeLocaliser.ts';
import { createLocaliser } from './createLocaliser.ts';

export { isStoryLanguage, type StoryLanguage, storyLanguageOf } from './storyLanguages.ts';

const { nb, da, fi } = languageDictionaries;

export const storyLocalisers = {
  nb: createLocaliser('nb', nb),
  da: createLocaliser('da', da),
  fi: createLocaliser('fi', fi),
};

/** Plain content with every text and sum in it as that language's site has it. */
export const localiseContent = createTreeLocaliser(storyLocalisers);
