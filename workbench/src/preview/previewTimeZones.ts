import { channelIds } from '@solvik/shop';
import { type PreviewSettings, previewedChannels, zoneByChannel } from './previewSettings.ts';

/**
 * The time zones of the previewed channels, each once; those of another market where one is chosen.
 * The first is the one for displayed times.
 */
export function previewTimeZones({
  channel,
  market,
}: Pick<PreviewSettings, 'channel' | 'market'>): readonly [string, ...string[]] {
  const [first = zoneByChannel[channelIds[0]], ...others] = new Set(
    previewedChannels({ channel }).map((each) => zoneByChannel[market ?? each]),
  );
  return [first, ...others];
}
