/** The pairs of colours that MarketSelector draws. */
import { channels } from '../../tokens/brandChannels.ts';
import { control, pageGrounds } from '../../tokens/drawnPairs.ts';

export const pairs = channels.flatMap((channel) => control(`market-${channel}`, pageGrounds));
