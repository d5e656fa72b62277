/** Inline: children side by side, wrapping to new lines when they do not fit. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { gapRules, type SpaceStep } from '../../foundation/spaceSteps.ts';

export const inlineAligns = ['center', 'start', 'end', 'baseline', 'stretch'] as const;
export const inlineSpreads = ['start', 'between', 'end', 'center', 'last'] as const;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  align-items: center;
  ${gapRules}
  &[data-is-one-line] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-spread='between'] {
    justify-content: space-between;
  }
  &[data-spread='end'] {
    justify-content: flex-end;
  }
  &[data-spread='center'] {
    justify-content: center;
  }
  &[data-spread='last'] > :last-child {
    flex: 1 1 auto;
  }
`;

export type InlineProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'ul' | 'ol' | 'nav' | 'span' | 'header' | 'footer';
  /** Between children, and between lines where they wrap; 16 px by default. */
  readonly gap?: SpaceStep;
  /** How children of different height are aligned on a line; `center` by default. */
  readonly align?: (typeof inlineAligns)[number];
  /** Never wraps: its children become narrower. */
  readonly isOneLine?: boolean;
  /**
   * Where spare space goes: after them (default), between them, before them, on both sides, or into
   * the last of them.
   */
  readonly spread?: (typeof inlineSpreads)[number];
};

/**
 * Children side by side; `spread` distributes spare space: round them, or into the last of them.
 */
export function Inline({
  gap = '16',
  align = 'center',
  spread = 'start',
  isOneLine = false,
  ...native
}: InlineProps) {
  return (
    <Root
      {...native}
      data-gap={gap}
      data-align={align}
      data-spread={spread}
      data-is-one-line={isOneLine || undefined}
    />
  );
}
