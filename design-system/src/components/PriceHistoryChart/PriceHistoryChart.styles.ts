/**
 * Styles of a price's history: a stepped line over three levels, the days that a reduction is
 * compared with as a band, a ring at the lowest price.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

/** Beside the plot, for the prices of its levels. */
const axis = '72px';
/** Above and below the line, for the captions, and the months. */
const captions = 'var(--space-40)';

export const ChartRoot = styled.figure`
  ${smallType}
  min-inline-size: 0;
`;

export const ChartPlot = styled.div`
  position: relative;
  block-size: 280px;
  margin-inline-end: ${axis};
  margin-block: var(--space-24) var(--space-32);
  border-block-end: 1px solid var(--color-edge);
  ${media.desktop} {
    block-size: 304px;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  & > svg {
    position: absolute;
    inset-block: ${captions};
    inset-inline: 0;
    inline-size: 100%;
    block-size: calc(100% - 2 * ${captions});
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

/** The lowest price of the band, dotted on to today. */
export const ChartLowest = styled(ChartLine)`
  stroke: var(--color-accent-deep);
  stroke-width: 1.5;
  stroke-dasharray: 2 3;
`;

export const ChartBand = styled.span`
  position: absolute;
  inset-block: 0;
  background: var(--color-accent-tint);
`;

const atDepth = `calc(${captions} + var(--chart-depth) * (100% - 2 * ${captions}))`;

/** A line across the plot, its price beside it. */
export const ChartLevel = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${atDepth};
  border-block-start: 1px solid var(--color-hairline);
  & > span {
    position: absolute;
    inset-inline-start: 100%;
    inline-size: ${axis};
    translate: 0 -50%;
    text-align: end;
    color: var(--color-muted);
  }
`;

/** A ring at the lowest price, its caption under the line. */
export const ChartMark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--chart-at) * 100%);
  inset-block-start: ${atDepth};
  inline-size: 12px;
  block-size: 12px;
  margin: -6px;
  border: 2px solid var(--color-reduced);
  border-radius: 50%;
  background: var(--color-sheet);
  pointer-events: none;
  & > span {
    position: absolute;
    inset-inline-end: calc(-1 * var(--space-4));
    inset-block-start: var(--space-12);
    white-space: nowrap;
    color: var(--color-reduced);
  }
  ${media.forcedColors} {
    border-color: Highlight;
    background: Canvas;
  }
`;

/** Over the band; on a phone it is longer than what lies before the band's end. */
export const ChartNote = styled.span`
  position: absolute;
  inset-block-end: calc(100% + var(--space-4));
  inset-inline-end: calc(-1 * ${axis});
  ${media.desktop} {
    inset-inline-end: calc((1 - var(--chart-at)) * 100%);
  }
  white-space: nowrap;
  color: var(--color-accent-deep);
`;

/** The selected price: a dotted rule and a dot on the line. */
export const ChartPointer = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--chart-at) * 100%);
  border-inline-start: 1px dotted var(--color-ink);
  pointer-events: none;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: ${atDepth};
    inset-inline-start: -5px;
    inline-size: 9px;
    block-size: 9px;
    margin-block-start: -4.5px;
    border-radius: 50%;
    background: var(--color-accent);
  }
`;

/** Stays inside the plot: it is shifted by as much of its width as lies before it. */
export const ChartCard = styled.span`
  position: absolute;
  z-index: 1;
  inset-inline-start: calc(var(--chart-at) * 100%);
  inset-block-start: ${atDepth};
  translate: calc(var(--chart-at) * -100%) calc(-100% - var(--space-12));
  display: grid;
  min-inline-size: 196px;
  padding: var(--space-8) var(--space-12);
  background: var(--color-sheet);
  color: var(--color-muted);
  border: 1px solid var(--color-hairline);
  pointer-events: none;
  & > strong {
    font-weight: var(--font-weight-medium);
    color: var(--color-ink);
  }
`;

/** A native range over the whole plot: keys choose a price. */
export const ChartStretches = styled.input`
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

export const ChartMonth = styled.span`
  position: absolute;
  inset-block-start: calc(100% + var(--space-4));
  inset-inline-start: calc(var(--chart-at) * 100%);
  /* A month without room before the mark of today wraps onto a line that is not shown. */
  max-inline-size: calc((1 - var(--chart-at)) * 100% - 4.5em);
  block-size: 1lh;
  overflow: hidden;
  color: var(--color-muted);
  &::before {
    content: '\\200b';
  }
  &[data-kind='today'] {
    max-inline-size: none;
    white-space: nowrap;
    translate: -100% 0;
    padding-inline-start: var(--space-8);
    background: var(--color-paper);
    font-weight: var(--font-weight-medium);
    color: var(--color-ink);
  }
`;

export const ChartTable = styled.table`
  inline-size: 100%;
  & :is(th, td) {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--color-hairline);
    text-align: start;
    font-weight: var(--font-weight-regular);
  }
  & :is(th, td):last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
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
