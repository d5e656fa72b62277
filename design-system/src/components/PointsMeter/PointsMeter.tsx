/**
 * PointsMeter: a member's points, and how many are left until the next bonus (spec section 9: 1 000
 * points give 25 kr).
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { spaceBetweenStyle } from '../../foundation/spaceBetweenStyle.ts';
import { media } from '../../foundation/media.ts';
import { MeterLine } from '../../foundation/MeterLine.tsx';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

const Root = styled.div`
  ${bodyType}
  ${longWords}
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

const Balance = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-12);
`;

/** 88 px on a phone, 128 on a desktop; smaller in a narrow container, so that no figure is cut. */
const Figure = styled.span`
  font: var(--font-weight-regular) min(5.5rem, 24vw) / 0.95 var(--font-display);
  font-variation-settings: 'opsz' 40;
  font-variant-numeric: lining-nums proportional-nums;
  letter-spacing: -0.035em;
  white-space: nowrap;
  color: var(--color-accent);
  ${media.desktop} {
    font-size: min(8rem, 11vw);
  }
`;

const Ends = styled.p`
  ${smallType}
  ${spaceBetweenStyle}
  color: var(--color-muted);
`;

export type PointsMeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The balance as a figure, with its thin spaces: "1 840". */
  readonly points: string;
  /** Their unit: "poäng". */
  readonly unit: string;
  /**
   * The points left until the next bonus, or that it is reached; the rule above only illustrates
   * it.
   */
  readonly words: ReactNode;
  /** Share of the way to the next bonus, from 0 to 1; beyond either end counts as that end. */
  readonly share: number;
  /** When it is paid out, and what it is worth: shown at the far end. */
  readonly payout?: ReactNode;
};

/** A large figure over a thin rule that fills. */
export function PointsMeter({ points, unit, words, share, payout, ...native }: PointsMeterProps) {
  return (
    <Root {...native}>
      <Balance>
        <Figure>{points}</Figure> <span>{unit}</span>
      </Balance>
      <MeterLine share={share} />
      <Ends>
        <span>{words}</span> {payout && <span>{payout}</span>}
      </Ends>
    </Root>
  );
}
