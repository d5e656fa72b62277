import { expect, it } from 'vitest';
import { languageOf } from './toolbar.ts';

const play = () => undefined;
const settings = (channel: string, locale = 'channel') => ({ channel, locale });
const component = 'Components/Button';

it.each([
  ['uses the channel’s language', { title: component, globals: settings('no') }, 'nb'],
  ['uses the chosen language', { title: component, globals: settings('no', 'fi') }, 'fi'],
  [
    'uses Swedish for a story with a play function in any channel',
    { title: component, globals: settings('dk'), playFunction: play },
    'sv',
  ],
  [
    'uses Swedish for a story with a play function in any language',
    { title: component, globals: settings('dk', 'da'), playFunction: play },
    'sv',
  ],
  [
    'uses the language of the channel that a story with a play function sets itself',
    {
      title: component,
      globals: settings('fi'),
      storyGlobals: { channel: 'fi' },
      playFunction: play,
    },
    'fi',
  ],
  [
    'uses Swedish for a phone’s story with a play function too',
    {
      title: component,
      globals: settings('fi'),
      storyGlobals: { viewport: { value: 'phone' } },
      playFunction: play,
    },
    'sv',
  ],
  [
    'uses the channel’s language for a screen, with or without a play function',
    { title: 'Screens/Checkout', globals: settings('fi', 'sv'), playFunction: play },
    'fi',
  ],
])('%s', (_title, story, language) => expect(languageOf(story)).toBe(language));
