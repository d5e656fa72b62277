/** Card: a lighter sheet on the paper, for related content. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const cardTones = ['sheet', 'tint', 'shade'] as const;

const Root = styled.div`
  padding: var(--space-24) var(--space-16);
  --ground: var(--color-sheet);
  background: var(--ground);
  color: var(--color-ink);
  &[data-tone='tint'] {
    --ground: var(--color-accent-tint);
  }
  &[data-tone='shade'] {
    --ground: var(--color-shade);
  }
  ${media.desktop} {
    padding: var(--space-32);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** The element it is; a `div` by default. */
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /**
   * `sheet` is lighter than the paper, `shade` darker, `tint` a pale accent; `sheet` by default.
   */
  readonly tone?: (typeof cardTones)[number];
};

/** A plane without edge or shadow. */
export function Card({ tone = 'sheet', ...native }: CardProps) {
  return <Root {...native} data-tone={tone} />;
}
