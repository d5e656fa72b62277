/** ChannelProvider: a part of the page in another channel's colours and language, as when four markets stand side by side. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import type { Channel } from '../../tokens/generated/tokenNames.ts';

// The page's own colours are worked out at its root, so a part in another channel lays its ground anew; focus is then seen on it whatever lies outside.
const Root = styled.div`
  background: var(--color-paper);
  color: var(--color-ink);
  accent-color: var(--color-accent);
  ${media.print} {
    background: none;
  }
`;

export type ChannelProviderProps = Omit<ComponentPropsWithRef<'div'>, 'lang'> & {
  /** Whose colours it has; the words in it are the caller's. */
  readonly channel: Channel;
  /** The language of the words in it, as the `lang` attribute says it; the page's own unless given. */
  readonly lang?: string | undefined;
};

/** Everything within takes the channel's colours. What opens over the page (a drawer, a dialog) belongs to the page and keeps the page's. */
export function ChannelProvider({ channel, ...native }: ChannelProviderProps) {
  return <Root {...native} data-channel={channel} />;
}
