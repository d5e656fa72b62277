/** The colour of each channel, for its dot: an element with `data-market`. */
import { channels } from '../../tokens/generated/tokenNames.ts';

export const marketColours = channels
  .map((channel) => `&[data-market='${channel}'] { background: var(--color-market-${channel}); }`)
  .join('\n');
