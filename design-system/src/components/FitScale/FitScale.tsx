/** FitScale: how a garment fits according to those who wore it. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const fitVerdicts = ['small', 'asExpected', 'large'] as const;
export type FitVerdict = (typeof fitVerdicts)[number];

const Root = styled.div`
  ${smallType}
  display: grid;
  gap: var(--space-12);
  max-inline-size: 320px;
`;

const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-16);
  & > :first-child {
    font-weight: var(--font-weight-medium);
  }
  & > :last-child {
    color: var(--color-muted);
  }
`;

/** A line with a tick at both ends and in the middle; the knob is where the votes balance. */
const Line = styled.div`
  position: relative;
  block-size: 18px;
  background:
    linear-gradient(var(--color-edge), var(--color-edge)) center / 100% 2px,
    linear-gradient(var(--color-edge), var(--color-edge)) left center / 2px 16px,
    linear-gradient(var(--color-edge), var(--color-edge)) center / 2px 16px,
    linear-gradient(var(--color-edge), var(--color-edge)) right center / 2px 16px;
  background-repeat: no-repeat;
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: calc((100% - 18px) * var(--fit));
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 2px var(--ground, var(--color-paper));
  }
  ${media.forcedColors} {
    background: linear-gradient(CanvasText, CanvasText) center / 100% 2px no-repeat;
    forced-color-adjust: none;
    &::after {
      background: Highlight;
      box-shadow: 0 0 0 2px Canvas;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: var(--space-8);
  color: var(--color-muted);
  & > :nth-child(2) {
    text-align: center;
  }
  & > :last-child {
    text-align: end;
  }
  & > [data-is-verdict] {
    color: var(--color-ink);
    font-weight: var(--font-weight-medium);
  }
`;

export type FitScaleProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is judged: "Passform". */
  readonly label: string;
  /** The verdict in words: "29 av 38: som väntat". */
  readonly summary: string;
  /** The word under each tick. */
  readonly words: Readonly<Record<FitVerdict, string>>;
  /** What most found; its word is emphasised. */
  readonly verdict: FitVerdict;
  /** From 0, all found it small, to 1, all found it large. */
  readonly balance: number;
};

/** The verdict as text; the scale below it, hidden from screen readers, draws the same. */
export function FitScale({ label, summary, words, verdict, balance, ...native }: FitScaleProps) {
  return (
    <Root {...native}>
      <Summary>
        <span>{label}</span> <span>{summary}</span>
      </Summary>
      <Line aria-hidden style={{ '--fit': String(Math.min(1, Math.max(0, balance))) }} />
      <Words aria-hidden>
        {fitVerdicts.map((each) => (
          <span key={each} data-is-verdict={each === verdict ? '' : undefined}>
            {words[each]}
          </span>
        ))}
      </Words>
    </Root>
  );
}
