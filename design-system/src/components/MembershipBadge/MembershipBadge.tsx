/** MembershipBadge: a member's level in the club, by name beside a mark of one to three leaves. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const membershipRanks = ['first', 'second', 'third'] as const;
export type MembershipRank = (typeof membershipRanks)[number];

const leaves: Record<MembershipRank, number> = { first: 1, second: 2, third: 3 };

const Root = styled.span`
  ${smallType}
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  max-inline-size: 100%;
  min-block-size: var(--size-badge);
  padding: 2px var(--space-12) 2px var(--space-8);
  border: 1px solid var(--color-accent);
  background: var(--color-sheet);
  color: var(--color-accent);
  font-weight: var(--font-weight-medium);
  &[data-rank='second'] {
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
  }
  &[data-rank='third'] {
    background: var(--color-accent);
    color: var(--color-white);
  }
  & > svg {
    flex: none;
    block-size: 14px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  & > svg > [data-is-earned] {
    fill: currentcolor;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** A leaf upright on its stalk, 8 wide and 14 high. */
const leaf = 'M4 13V9.5M4 10.5C1.2 8.6.8 5 4 1c3.2 4 2.8 7.6 0 9.5Z';

export type MembershipBadgeProps = ComponentPropsWithRef<'span'> & {
  /** How many of its three leaves are filled, on an ever deeper ground; `first` by default. */
  readonly rank?: MembershipRank;
};

/** The level's name is its children; the leaves and the ground only draw how high it is. */
export function MembershipBadge({ rank = 'first', children, ...native }: MembershipBadgeProps) {
  return (
    <Root {...native} data-rank={rank}>
      <svg viewBox={`0 0 ${String(membershipRanks.length * 9)} 14`} aria-hidden focusable="false">
        {membershipRanks.map((each, at) => (
          <path
            key={each}
            d={leaf}
            transform={`translate(${String(at * 9)})`}
            data-is-earned={at < leaves[rank] ? '' : undefined}
          />
        ))}
      </svg>
      <span>{children}</span>
    </Root>
  );
}
