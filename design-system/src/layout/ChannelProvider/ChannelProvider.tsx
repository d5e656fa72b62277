/**
 * ChannelProvider: a part of the page in another channel's colours and language, as when four
 * markets are shown side by side.
 */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import type { Channel } from '../../tokens/generated/tokenNames.ts';

// The page's own colours are computed at its root, so a part in another channel paints its
// background anew; focus is then visible on it whatever surrounds it.
const Root = styled.div`
  background: var(--color-paper);
  color: var(--color-ink);
  accent-color: var(--color-accent);
  ${media.print} {
    background: none;
  }
`;

export type ChannelProviderProps = Omit<ComponentPropsWithRef<'div'>, 'lang'> & {
  /** The channel whose colours it has; its texts are the caller's. */
  readonly channel: Channel;
  /** The language of its text, in the format of the `lang` attribute; the page's own by default. */
  readonly lang?: string | undefined;
};

/** Everything within takes the channel's colours. What opens over the page (a drawer, a dialog) belongs to the page and keeps the page's. */
export function ChannelProvider({ channel, ...native }: ChannelProviderProps) {
  return <Root {...native} data-channel={channel} />;
}
