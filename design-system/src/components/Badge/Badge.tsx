/** Badge: a word about a product, in the corner of its picture. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const badgeTones = ['sheet', 'reduced', 'accent'] as const;

const Root = styled.span`
  ${smallType}
  font-weight: var(--font-weight-medium);
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-badge);
  padding: 2px var(--space-8);
  background: var(--color-sheet);
  color: var(--color-ink);
  white-space: nowrap;
  &[data-tone='reduced'] {
    background: var(--color-reduced);
    color: var(--color-white);
  }
  &[data-tone='accent'] {
    background: var(--color-accent);
    color: var(--color-white);
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /**
   * `sheet` by default; `reduced` is red and for money saved only, `accent` is the channel's own
   * colour.
   */
  readonly tone?: (typeof badgeTones)[number];
};

/** 24 px high; red is for money saved only. */
export function Badge({ tone = 'sheet', ...native }: BadgeProps) {
  return <Root {...native} data-tone={tone} />;
}
