/** ErrorFigure: a number that everyone knows beside an ErrorPage, above it on a phone: "404". */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  & > section {
    align-items: stretch;
    gap: var(--space-8);
    min-inline-size: 0;
    max-inline-size: none;
  }
  /* Two lines, as the number is high. */
  & h1 {
    max-inline-size: 10em;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: end;
    gap: var(--layout-gutter);
  }
`;

/** Its optical size is set by hand: at larger ones the hairline of the 4 vanishes. */
const Figure = styled.p`
  font-family: var(--font-display);
  font-size: 128px;
  line-height: 0.8;
  letter-spacing: -0.03em;
  font-variation-settings: 'opsz' 20;
  font-variant-numeric: lining-nums;
  ${media.desktop} {
    font-size: 168px;
    font-variation-settings: 'opsz' 24;
  }
`;

export type ErrorFigureProps = ComponentPropsWithRef<'div'> & {
  /** Three digits. */
  readonly figure: string;
};

/** The child is an ErrorPage. */
export function ErrorFigure({ figure, children, ...native }: ErrorFigureProps) {
  return (
    <Root {...native}>
      <Figure>{figure}</Figure>
      {children}
    </Root>
  );
}
