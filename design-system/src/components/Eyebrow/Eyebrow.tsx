/** Eyebrow: a few words in small caps above a heading, or a brand. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallCapsType } from '../../foundation/typeStyles.ts';

export const eyebrowTones = ['muted', 'accent', 'wash', 'plane'] as const;

const Root = styled.p`
  ${smallCapsType}
  color: var(--color-muted);
  &[data-tone='accent'] {
    color: var(--color-accent);
  }
  &[data-tone='wash'] {
    color: var(--color-accent-wash);
  }
  &[data-tone='plane'] {
    color: inherit;
  }
`;

export type EyebrowProps = ComponentPropsWithRef<'p'> & {
  /** The element it is; a `p` by default. */
  readonly as?: 'p' | 'span' | 'h2' | 'h3';
  /**
   * `muted` by default; `wash` is for the accent background, `plane` inherits the colour of the
   * surrounding text.
   */
  readonly tone?: (typeof eyebrowTones)[number];
};

/**
 * Small caps; write the text in sentence case. `wash` is for the campaign background, `plane` for
 * one with light on it: there it inherits the colour of the surrounding text.
 */
export function Eyebrow({ tone = 'muted', ...native }: EyebrowProps) {
  return <Root {...native} data-tone={tone} />;
}
