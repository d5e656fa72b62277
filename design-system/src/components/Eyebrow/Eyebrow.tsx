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
  /** The element it is; a `p` unless said otherwise. */
  readonly as?: 'p' | 'span' | 'h2' | 'h3';
  /** `muted` unless said otherwise; `wash` is for the accent plane, `plane` takes the colour of the words round it. */
  readonly tone?: (typeof eyebrowTones)[number];
};

/** Small caps; write the words in sentence case. `wash` is for the campaign plane, `plane` for one that light lies on: there it takes the colour of the words round it. */
export function Eyebrow({ tone = 'muted', ...native }: EyebrowProps) {
  return <Root {...native} data-tone={tone} />;
}
