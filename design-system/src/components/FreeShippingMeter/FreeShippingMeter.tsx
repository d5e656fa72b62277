/** FreeShippingMeter: how far it is to free shipping (spec section 9). */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  ${smallType}
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

const Track = styled.span`
  display: block;
  block-size: 2px;
  background: var(--color-hairline);
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--meter-share);
    background: var(--color-accent);
    transition: inline-size var(--motion-slide) var(--motion-easing);
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    &::before { background: Highlight; }
  }
`;

export type FreeShippingMeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is left, or that nothing is; the rule below only draws it. */
  readonly words: ReactNode;
  /** Share of the way, from 0 to 1; beyond either end counts as that end. */
  readonly share: number;
};

/** A sentence over a thin rule that fills. */
export function FreeShippingMeter({ words, share, ...native }: FreeShippingMeterProps) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <Root {...native}>
      <p>{words}</p>
      <Track aria-hidden style={{ '--meter-share': `${percent}%` }} />
    </Root>
  );
}
