/** Box: a plain container with padding, on the page's background or on one of colour. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { groundOf, planeStyle, type PlaneTone } from '../../foundation/planeStyles.ts';
import { type SpaceStep, spaceSteps, stepValue } from '../../foundation/spaceSteps.ts';

export const boxEdges = ['none', 'all', 'start', 'end', 'both'] as const;

const paddingRules = spaceSteps
  .map(
    (step) =>
      `&[data-padding-block='${step}'] { padding-block: ${stepValue(step)}; } &[data-padding-inline='${step}'] { padding-inline: ${stepValue(step)}; }`,
  )
  .join('\n');

const endRules = spaceSteps
  .map(
    (step) =>
      `&[data-padding-start='${step}'] { padding-block-start: ${stepValue(step)}; } &[data-padding-end='${step}'] { padding-block-end: ${stepValue(step)}; }`,
  )
  .join('\n');

const Root = styled.div`
  min-inline-size: 0;
  ${paddingRules}
  ${endRules}
  ${planeStyle}
  &[data-edge='all'] {
    border: 1px solid var(--color-hairline);
  }
  &[data-edge='start'],
  &[data-edge='both'] {
    border-block-start: 1px solid var(--color-hairline);
  }
  &[data-edge='end'],
  &[data-edge='both'] {
    border-block-end: 1px solid var(--color-hairline);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    &[data-tone] {
      border: 1px solid CanvasText;
    }
  }
`;

export type BoxProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  /** Padding on all four sides, unless one of those below overrides it. */
  readonly padding?: SpaceStep;
  /** Above and below; `padding` by default. */
  readonly paddingBlock?: SpaceStep;
  /** At both sides; `padding` by default. */
  readonly paddingInline?: SpaceStep;
  /** Above and below, where they differ. */
  readonly paddingStart?: SpaceStep;
  /** Below, where it differs from above; `paddingBlock` by default. */
  readonly paddingEnd?: SpaceStep;
  /** The plane it is on; by default the background of the page. */
  readonly tone?: PlaneTone | undefined;
  /** Hairlines: round it, above it, below it, or above and below. */
  readonly edge?: (typeof boxEdges)[number];
};

/** Padding only: margins are the parent's. `Card` is the usual sheet. */
export function Box({
  padding = '0',
  paddingBlock = padding,
  paddingInline = padding,
  paddingStart,
  paddingEnd,
  tone,
  edge = 'none',
  ...native
}: BoxProps) {
  return (
    <Root
      {...native}
      data-padding-block={paddingBlock}
      data-padding-inline={paddingInline}
      data-padding-start={paddingStart}
      data-padding-end={paddingEnd}
      data-tone={tone}
      data-ground={tone && groundOf(tone)}
      data-edge={edge}
    />
  );
}
