/** SellingPoints: the shop's selling points, each led by a figure. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 50%), 1fr));
  overflow: clip;
  border-block-end: 1px solid var(--color-hairline);
  padding-inline: max(0px, calc((100% - var(--layout-container)) / 2));
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 25%), 1fr));
  }
`;

const Point = styled.li`
  ${smallType}
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-16);
  border-inline-start: 1px solid var(--color-hairline);
  border-block-start: 1px solid var(--color-hairline);
  margin: -1px 0 0 -1px;
  ${media.desktop} {
    flex-flow: row wrap;
    align-items: center;
    gap: var(--space-4) var(--space-16);
    padding: var(--space-24);
    &:first-child {
      padding-inline-start: var(--layout-margin);
    }
  }
`;

const Figure = styled.span`
  flex: none;
  color: var(--color-accent);
  font: var(--font-weight-regular) 2.5rem / 1.1 var(--font-display);
  font-variation-settings: 'opsz' 24;
  font-variant-numeric: lining-nums proportional-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;
  ${media.desktop} {
    font-size: 3.5rem;
    font-variation-settings: 'opsz' 28;
  }
`;

/* Beside its figure as long as its longest word fits there: text may be set twice as large. */
const Words = styled.span`
  flex: 1 1 min-content;
  text-wrap: balance;
`;

export type SellingPoint = {
  readonly id: string;
  /** Short: 799, 14, 8–17. */
  readonly figure: string;
  /** The rest of the sentence that the figure begins. */
  readonly words: ReactNode;
};

export type SellingPointsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** In order; four fill a row on a desktop and two rows on a phone. */
  readonly points: readonly SellingPoint[];
};

/** Two by two on a phone, four in a row on a desktop; figures 40 and 56 px. */
export function SellingPoints({ points, ...native }: SellingPointsProps) {
  return (
    <Root {...native}>
      {points.map(({ id, figure, words }) => (
        <Point key={id}>
          <Figure>{figure}</Figure> <Words>{words}</Words>
        </Point>
      ))}
    </Root>
  );
}
