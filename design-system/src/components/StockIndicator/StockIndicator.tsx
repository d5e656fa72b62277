/** StockIndicator: availability, in text beside a dot. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const stockStates = ['in-stock', 'few-left', 'incoming', 'sold-out'] as const;

const Root = styled.span`
  ${smallType}
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-8);
  &[data-state='sold-out'] {
    color: var(--color-muted);
  }
`;

/** Full, half, a ring, an empty ring with a stroke: the shape shows it without the colour. */
const Dot = styled.span`
  position: relative;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border: 1.5px solid var(--color-accent);
  border-radius: 50%;
  forced-color-adjust: none;
  [data-state='in-stock'] > & {
    background: var(--color-accent);
  }
  [data-state='few-left'] > & {
    background: linear-gradient(to top, var(--color-accent) 50%, transparent 50%);
  }
  [data-state='sold-out'] > & {
    border-color: var(--color-edge);
  }
  [data-state='sold-out'] > &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.75px);
    inset-inline: -3px;
    border-block-start: 1.5px solid var(--color-edge);
    rotate: -30deg;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export type StockIndicatorProps = ComponentPropsWithRef<'span'> & {
  /**
   * Draws the dot: full, half, a ring, or a ring with a stroke and the text muted. It is not
   * announced.
   */
  readonly state: (typeof stockStates)[number];
};

/** The words are its children: "Få kvar i din storlek". */
export function StockIndicator({ state, children, ...native }: StockIndicatorProps) {
  return (
    <Root {...native} data-state={state}>
      <Dot aria-hidden />
      <span>{children}</span>
    </Root>
  );
}
