/** Says what stories are written in, in the languages of the toolbar: elements, or the plain content of a widget. */
import { languageDictionaries } from './languageDictionaries.ts';
import { createSpeaker } from './speakTree.ts';
import { tellIn } from './tellIn.ts';

const { nb, da, fi } = languageDictionaries;

export const storyTellers = { nb: tellIn('nb', nb), da: tellIn('da', da), fi: tellIn('fi', fi) };

/** Plain content with every word and sum in it as that language's front says it. */
export const tellContent = createSpeaker(storyTellers);
