/** CareSymbols: how a garment is to be washed, in words and in the symbols of its own label. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { longWords } from '../../foundation/typeStyles.ts';
import { carePaths, type CareSymbol } from './carePaths.ts';

const Root = styled.div`
  ${longWords}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  /* The strokes begin within their grid. */
  margin-inline-start: -2px;
  & > svg {
    flex: none;
    /* A row with symbols is as high as one of text. */
    margin-block: -2px;
    inline-size: 28px;
    block-size: 28px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

export type CareSymbolsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** In the order of a label: washing, bleaching, drying, ironing, cleaning. Each once. */
  readonly symbols: readonly CareSymbol[];
  /** What they say, in words. */
  readonly children: ReactNode;
};

/** The words are what is read; the symbols beside them are hidden from assistive technology. */
export function CareSymbols({ symbols, children, ...native }: CareSymbolsProps) {
  return (
    <Root {...native}>
      <span>{children}</span>
      {symbols.length > 0 && (
        <Row aria-hidden>
          {symbols.map((symbol) => (
            <svg key={symbol} viewBox="0 0 24 24" focusable="false" data-symbol={symbol}>
              <path d={carePaths[symbol]} />
            </svg>
          ))}
        </Row>
      )}
    </Root>
  );
}
