/** FreeShippingMeter: how much is left until shipping is free (spec section 9). */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MeterLine } from '../../foundation/MeterLine.tsx';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  ${smallType}
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

export type FreeShippingMeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The amount left, or that none is; the meter below only illustrates it. */
  readonly words: ReactNode;
  /** Share of the way, from 0 to 1; beyond either end counts as that end. */
  readonly share: number;
};

/** A sentence over a thin rule that fills. */
export function FreeShippingMeter({ words, share, ...native }: FreeShippingMeterProps) {
  return (
    <Root {...native}>
      <p>{words}</p>
      <MeterLine share={share} />
    </Root>
  );
}
