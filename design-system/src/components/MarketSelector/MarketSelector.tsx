/** MarketSelector: the same page in another country; links, so they work without scripts. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import type { Channel } from '../../tokens/generated/tokenNames.ts';
import { marketColours } from './marketColours.ts';

const List = styled.ul`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-32);
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  text-decoration: none;
  & > span:last-child {
    border-block-end: 1px solid transparent;
  }
  &[aria-current] {
    font-weight: var(--font-weight-medium);
  }
  &[aria-current] > span:last-child {
    border-color: currentcolor;
  }
  ${media.forcedColors} {
    &:not([aria-current]) > span:last-child {
      border-color: Canvas;
    }
  }
  ${media.canHover} {
    &:hover > span:last-child {
      border-color: currentcolor;
    }
  }
`;

const Dot = styled.span`
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  forced-color-adjust: none;
  ${marketColours}
`;

export type MarketChoice = {
  /** Chooses the colour of the dot; one choice for each. */
  readonly channel: Channel;
  /** The same page in that market. */
  readonly href: string;
  /** The country in its own language. */
  readonly label: string;
  /** The language of that label and page. */
  readonly lang: string;
  /** The market the page is in; underlined, and marked as current. */
  readonly isCurrent?: boolean;
};

export type MarketSelectorProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers: "Land". */
  readonly label: string;
  /** In the order they are shown. */
  readonly markets: readonly MarketChoice[];
};

/** One link per market, each with its channel's colour as a dot. */
export function MarketSelector({ label, markets, ...native }: MarketSelectorProps) {
  return (
    <nav aria-label={label} {...native}>
      <List>
        {markets.map(({ channel, href, label: words, lang, isCurrent }) => (
          <li key={channel}>
            <Choice
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <Dot data-market={channel} />
              <span>{words}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
