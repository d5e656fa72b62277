/** Skeleton: a placeholder for something that is loading. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const skeletonShapes = ['line', 'short-line', 'heading', 'picture', 'control'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const breathe = keyframes`50% { opacity: 0.5; }`;

const Root = styled.span`
  display: block;
  inline-size: 100%;
  background: var(--color-shade);
  animation: ${breathe} 1.6s ease-in-out infinite;
  &[data-shape='line'],
  &[data-shape='short-line'] {
    block-size: 24px;
    padding-block: 6px;
    background-clip: content-box;
  }
  &[data-shape='short-line'] {
    inline-size: 40%;
  }
  &[data-shape='heading'] {
    block-size: var(--type-5-size);
    inline-size: 60%;
  }
  &[data-shape='picture'] {
    aspect-ratio: 4 / 5;
  }
  &[data-shape='control'] {
    block-size: var(--size-control);
  }
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.forcedColors} {
    border: 1px dotted GrayText;
  }
`;

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /**
   * What it replaces: a `line` of text (default), one of 40 %, a `heading` of 60 %, a `picture` of
   * 4:5 or a `control` as high as a field.
   */
  readonly shape?: SkeletonShape;
};

/** Hidden from screen readers; its container announces that it loads (`aria-busy`, a Spinner's label). */
export function Skeleton({ shape = 'line', ...native }: SkeletonProps) {
  return <Root aria-hidden {...native} data-shape={shape} />;
}
