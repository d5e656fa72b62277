/** The spots in which a page is inspected as it is rendered. */
import type { Language } from '@solvik/content-schema/editing';
import {
  type Channel,
  channels,
  previewLanguage,
  type PreviewSettings,
  previewedChannels,
} from '../preview/previewSettings.ts';

/** A channel, with the language and the market it is read in. */
export interface Spot {
  readonly channel: Channel;
  readonly language: Language;
  readonly market: Channel;
}

type Chosen = Pick<PreviewSettings, 'channel' | 'language' | 'market'>;

export const isSameSpot = (a: Spot, b: Spot): boolean =>
  a.channel === b.channel && a.language === b.language && a.market === b.market;

const spotOn = (
  channel: Channel,
  { language, market = channel }: Omit<Chosen, 'channel'>,
): Spot => ({
  channel,
  language: previewLanguage({ language }, channel),
  market,
});

/**
 * The editor's own spot comes first; then every channel as its own shoppers have it, because nobody
 * views them.
 */
export function planInspections(preview: Chosen): readonly Spot[] {
  const all = [
    ...previewedChannels(preview).map((channel) => spotOn(channel, preview)),
    ...channels.map((channel) => spotOn(channel, {})),
  ];
  return all.filter((spot, at) => all.findIndex((each) => isSameSpot(each, spot)) === at);
}
