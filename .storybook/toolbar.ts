/** What can be turned in Storybook's toolbar. */
import {
  breakpoints,
  channels,
  type Channel,
} from '../design-system/src/tokens/generated/tokenNames.ts';

const channelTitles: Readonly<Record<Channel, string>> = {
  se: 'Sweden, cornflower',
  no: 'Norway, spruce',
  dk: 'Denmark, amber',
  fi: 'Finland, heather',
};
const channelLanguages: Readonly<Record<Channel, string>> = {
  se: 'sv',
  no: 'nb',
  dk: 'da',
  fi: 'fi',
};

export const channelItems = channels.map((value) => ({ value, title: channelTitles[value] }));

export const localeItems = [
  { value: 'channel', title: 'The channel’s own' },
  { value: 'sv', title: 'Svenska' },
  { value: 'nb', title: 'Norsk bokmål' },
  { value: 'da', title: 'Dansk' },
  { value: 'fi', title: 'Suomi' },
];

interface ShownStory {
  readonly title: string;
  /** What the toolbar is turned to. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** What the story turns of it by itself. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly playFunction?: unknown;
}

/**
 * The language that a story and its page speak: the chosen one, or the channel's own. A play looks for what is written in
 * Swedish, so a story that is played stays Swedish, but for one that turns to a front by itself: it is written in that
 * front's language. A screen is a page of the shop, and speaks as its front does.
 */
export function languageOf({ title, globals, storyGlobals, playFunction }: ShownStory): string {
  const own = channelLanguages[globals['channel'] as Channel];
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
