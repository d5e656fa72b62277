/** What can be turned in Storybook's toolbar. */
import { breakpoints, channels, type Channel } from '../design-system/src/tokens/generated/tokenNames.ts';

const channelTitles: Readonly<Record<Channel, string>> = { se: 'Sweden, cornflower', no: 'Norway, spruce', dk: 'Denmark, amber', fi: 'Finland, heather' };
const channelLanguages: Readonly<Record<Channel, string>> = { se: 'sv', no: 'nb', dk: 'da', fi: 'fi' };

export const channelItems = channels.map((value) => ({ value, title: channelTitles[value] }));

export const localeItems = [
  { value: 'channel', title: 'The channel’s own' },
  { value: 'sv', title: 'Svenska' },
  { value: 'nb', title: 'Norsk bokmål' },
  { value: 'da', title: 'Dansk' },
  { value: 'fi', title: 'Suomi' },
];

/** The language of the page: the chosen one, or the channel's own. */
export function languageOf({ channel, locale }: { readonly channel: string; readonly locale: string }): string {
  return locale === 'channel' ? channelLanguages[channel as Channel] : locale;
}

const width = (name: string, pixels: number, height: number) => ({ name: `${name}, ${String(pixels)}`, styles: { width: `${String(pixels)}px`, height: `${String(height)}px` } });

export const viewports = {
  phone: width('Phone', 390, 844),
  tablet: width('Tablet', breakpoints.md, 1024),
  desktop: width('Desktop', 1440, 900),
};
