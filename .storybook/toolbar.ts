/** The settings of Storybook's toolbar. */
import { allChannels, byChannel, type ChannelId, channels, languages } from '../shop/src/index.ts';
import { breakpoints } from '../design-system/src/tokens/generated/tokenNames.ts';

const channelLanguages = byChannel((id) => languages[channels[id].defaultLanguage].locale);

export const channelItems = allChannels.map(({ id, name }) => ({ value: id, title: name }));

export const localeItems = [
  { value: 'channel', title: 'The channel’s own' },
  ...Object.values(languages).map(({ locale, name }) => ({ value: locale, title: name })),
];

interface ShownStory {
  readonly title: string;
  /** The settings of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** The settings that the story sets itself. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly playFunction?: unknown;
}

/**
 * The language of a story and its page: the chosen one, or the channel's. A play function finds
 * elements by Swedish text, so a story with one is Swedish, unless it sets its channel itself: then
 * it is written in that channel's language. A screen is a page of the shop and always has the
 * channel's language.
 */
export function languageOf({ title, globals, storyGlobals, playFunction }: ShownStory): string {
  const own = channelLanguages[globals['channel'] as ChannelId];
  if (title.startsWith('Screens/')) return own;
  if (playFunction && storyGlobals?.['channel'] === undefined) return 'sv';
  return globals['locale'] === 'channel' ? own : String(globals['locale']);
}

const width = (name: string, pixels: number, height: number) => ({
  name: `${name}, ${String(pixels)}`,
  styles: { width: `${String(pixels)}px`, height: `${String(height)}px` },
});

export const viewports = {
  phone: width('Phone', 390, 844),
  tablet: width('Tablet', breakpoints.md, 1024),
  desktop: width('Desktop', 1440, 900),
};
