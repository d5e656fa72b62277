/** SizeAnswer: the size that a guide answers with, large, and why. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-16);
  padding: var(--space-16);
  background: var(--color-accent-tint);
  color: var(--color-ink);
  ${media.tablet} {
    gap: var(--space-24);
    padding: var(--space-24) 30px;
  }
  &[data-has-size] {
    min-block-size: 128px;
  }
  & > div {
    ${longWords}
    min-inline-size: 0;
  }
  & strong {
    font-weight: var(--font-weight-medium);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Figure = styled.span`
  flex: none;
  font: var(--font-weight-regular) 4.5rem / 1 var(--font-display);
  font-variation-settings: 'opsz' 28;
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;
  color: var(--color-accent);
  ${media.tablet} {
    font-size: 5.5rem;
  }
  /* A size in words, or of two figures: "W32/L34". */
  &[data-is-long] {
    font-size: 2.5rem;
  }
`;

export type SizeAnswerProps = ComponentPropsWithRef<'div'> & {
  /** The size, which the sentence has too: "38"; without one only the sentence is shown. */
  readonly size?: string | undefined;
};

const longSize = 3;

/** A sentence on a tinted plane; its size is repeated beside it, large and not announced. */
export function SizeAnswer({ size, children, ...native }: SizeAnswerProps) {
  return (
    <Root {...native} data-has-size={size === undefined ? undefined : ''}>
      {size !== undefined && (
        <Figure aria-hidden data-is-long={size.length > longSize ? '' : undefined}>
          {size}
        </Figure>
      )}
      <div>{children}</div>
    </Root>
  );
}
