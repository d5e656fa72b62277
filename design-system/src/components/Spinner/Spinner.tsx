/** Spinner: a loading indicator. */
import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../foundation/media.ts';

export const spinnerSizes = ['20', '32'] as const;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span`
  display: inline-block;
  inline-size: 32px;
  block-size: 32px;
  &[data-size='20'] {
    inline-size: 20px;
    block-size: 20px;
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    animation: ${turn} 900ms linear infinite;
  }
  & circle {
    opacity: 0.25;
  }
  ${media.reducedMotion} {
    & > svg {
      animation: none;
    }
  }
`;

export type SpinnerProps = ComponentPropsWithRef<'span'> & {
  /** Pixels. */
  readonly size?: (typeof spinnerSizes)[number];
  /** What is loading; without it the spinner is decorative beside text that announces it. */
  readonly label?: string;
};

/** A turning arc in the text's colour. */
export function Spinner({ size = '32', label, ...native }: SpinnerProps) {
  return (
    <Root {...native} data-size={size} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <circle cx="12" cy="12" r="10" />
        <path d="M12 2a10 10 0 0 1 10 10" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
