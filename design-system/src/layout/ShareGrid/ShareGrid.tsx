/** ShareGrid: blocks side by side in a row, each with its share of it. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { onlyOnRules, type ScreenKind } from '../../foundation/viewportOnly.ts';

export const shares = ['full', 'half', 'third', 'quarter'] as const;
export type Share = (typeof shares)[number];

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, calc((100% - 2px) / 2)), 1fr));
  gap: 2px;
  & > :not([data-share='quarter']) {
    grid-column: 1 / -1;
  }
  & > [data-is-words]:not(:last-child) {
    padding-block-end: calc(var(--layout-heading) - 2px);
  }
  ${media.belowDesktop} {
    &[data-is-stacked] > * {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--layout-gutter);
    & > [data-is-words][data-share='full']:not(:last-child) {
      padding-block-end: calc(var(--layout-heading) - var(--layout-gutter));
    }
    & > [data-share='half'] {
      grid-column: span 6;
    }
    & > [data-share='third'] {
      grid-column: span 4;
    }
    & > [data-share='quarter'] {
      grid-column: span 3;
    }
    &[data-has-tall-halves] > [data-share='half'] {
      grid-row: span 2;
    }
  }
`;

export type ShareGridProps = ComponentPropsWithRef<'div'> & {
  /** A half is as tall as the two rows of smaller ones beside it. */
  readonly hasTallHalves?: boolean;
  /** Below desktop width each has a row of its own, quarters too. */
  readonly isStacked?: boolean;
};

/**
 * Twelve columns from desktop width; on a phone quarters are two to a row and everything else has
 * one of its own. Children are `ShareGridCell`.
 */
export function ShareGrid({ hasTallHalves = false, isStacked = false, ...native }: ShareGridProps) {
  return (
    <Root
      {...native}
      data-is-stacked={isStacked ? '' : undefined}
      data-has-tall-halves={hasTallHalves ? '' : undefined}
    />
  );
}

const Cell = styled.div`
  ${onlyOnRules}
`;

export type ShareGridCellProps = ComponentPropsWithRef<'div'> & {
  /** How much of the row it has from desktop width; `full` by default. */
  readonly share?: Share;
  /** Text alone, which keeps a heading's distance to what follows. */
  readonly isText?: boolean;
  /** The one kind of screen it is meant for. */
  readonly only?: ScreenKind | undefined;
};

/** One block of the row with its share of it. */
export function ShareGridCell({
  share = 'full',
  isText = false,
  only,
  ...native
}: ShareGridCellProps) {
  return (
    <Cell {...native} data-only={only} data-share={share} data-is-words={isText ? '' : undefined} />
  );
}
