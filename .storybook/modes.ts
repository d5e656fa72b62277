/** What Chromatic photographs each story in: every channel on a phone and on a desktop, as the photographs on disk are. */
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { usualWidths } from './visual/usualWidths.ts';

export const modes = Object.fromEntries(
  channels.flatMap((channel) =>
    usualWidths.map((viewport) => [`${channel} ${String(viewport)}`, { channel, viewport }]),
  ),
);
