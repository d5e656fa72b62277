/**
 * The modes in which Chromatic photographs each story: every channel on a phone and on a desktop,
 * as for the local photographs.
 */
import { channels } from '../design-system/src/tokens/generated/tokenNames.ts';
import { usualWidths } from './visual/usualWidths.ts';

export const modes = Object.fromEntries(
  channels.flatMap((channel) =>
    usualWidths.map((viewport) => [`${channel} ${String(viewport)}`, { channel, viewport }]),
  ),
);
