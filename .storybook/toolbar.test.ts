import { expect, it } from 'vitest';
import { languageOf } from './toolbar.ts';

const play = () => undefined;
const turned = (channel: string, locale = 'channel') => ({ channel, locale });
const part = 'Components/Button';

it.each([
  ['speaks the channel’s language', { title: part, globals: turned('no') }, 'nb'],
  ['speaks the language that is chosen', { title: part, globals: turned('no', 'fi') }, 'fi'],
  [
    'stays Swedish where it is played, whatever the toolbar or a photograph asks for',
    { title: part, globals: turned('dk'), playFunction: play },
    'sv',
  ],
  [
    'stays Swedish where it is played and a language is chosen',
    { title: part, globals: turned('dk', 'da'), playFunction: play },
    'sv',
  ],
  [
    'keeps the language of the front that a played story turns to by itself',
    { title: part, globals: turned('fi'), storyGlobals: { channel: 'fi' }, playFunction: play },
    'fi',
  ],
  [
    'plays a phone’s story in Swedish too',
    {
      title: part,
      globals: turned('fi'),
      storyGlobals: { viewport: { value: 'phone' } },
      playFunction: play,
    },
    'sv',
  ],
  [
    'lets a screen speak as its front does, played or not',
    { title: 'Screens/Checkout', globals: turned('fi', 'sv'), playFunction: play },
    'fi',
  ],
])('%s', (_goal, story, language) => expect(languageOf(story)).toBe(language));
