/**
 * Styles of a price's history: a stepped line between two hairlines, a ring at the lowest, a
 * pointer at the selected day.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType, titleType } from '../../foundation/typeStyles.ts';

export const ChartRoot = styled.figure`
  ${smallType}
  display: grid;
  gap: var(--space-12);
  min-inline-size: 0;
`;

export const ChartCaption = styled.figcaption`
  display: grid;
  gap: var(--space-4);
  & > :first-child {
    ${titleType}
  }
`;

export const ChartPlot = styled.div`
  position: relative;
  block-size: 160px;
  border-block: 1px solid var(--color-hairline);
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  & > svg {
    position: absolute;
    inset-block: var(--space-16);
    inset-inline: 0;
    inline-size: 100%;
    block-size: calc(100% - 2 * var(--space-16));
    overflow: visible;
  }
  /* Time runs from left to right in every market's charts. */
  direction: ltr;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const ChartLine = styled.path`
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/** A ring at the lowest price. */
export const ChartMark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--chart-at) * 100%);
  inset-block-start: calc(var(--space-16) + var(--chart-depth) * (100% - 2 * var(--space-16)));
  inline-size: 12px;
  block-size: 12px;
  margin: -6px;
  border: 2px solid var(--color-reduced);
  border-radius: 50%;
  background: var(--color-paper);
  pointer-events: none;
  ${media.forcedColors} {
    border-color: Highlight;
    background: Canvas;
  }
`;

/** The selected day. */
export const ChartPointer = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--chart-at) * 100%);
  border-inline-start: 1px solid var(--color-ink);
  pointer-events: none;
`;

/** A native range over the whole plot: keys, pointer and touch choose a day. */
export const ChartDays = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
  @media (scripting: none) {
    display: none;
  }
`;

/** The price on the selected day; the range announces it to screen readers. */
export const ChartReading = styled.p`
  font-weight: var(--font-weight-medium);
  text-align: end;
`;

export const ChartEnds = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  color: var(--color-muted);
`;

export const ChartTable = styled.table`
  inline-size: 100%;
  & :is(th, td) {
    padding-block: var(--space-8);
    border-block-end: 1px solid var(--color-hairline);
    text-align: start;
    font-weight: var(--font-weight-regular);
  }
  & :is(th, td):last-child {
    text-align: end;
  }
  & thead th {
    color: var(--color-muted);
  }
  ${media.forcedColors} {
    & :is(th, td) {
      border-color: CanvasText;
    }
  }
`;
