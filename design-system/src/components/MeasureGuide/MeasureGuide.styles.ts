/**
 * Styles of a measure guide: each measure is in the middle of its line of the drawing, which has one
 * every 64 px from 96 px down.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

const rows = '64px repeat(4, minmax(64px, auto))';
const narrow = '@container (max-width: 479.98px)';

export const GuideRoot = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-24);
`;

export const GuideFigure = styled.div`
  display: grid;
  grid-template-columns: 210px minmax(0, 1fr);
  align-items: start;
  column-gap: var(--space-12);
  & > svg {
    direction: ltr;
  }
  ${narrow} {
    column-gap: var(--space-8);
    /* The names stay beside the drawing, and the instructions are below both. */
    :not([data-has-figures]) > & {
      grid-template-rows: ${rows};
      & > svg {
        grid-area: 1 / 1 / span 5;
      }
      & > dl,
      & > dl > div {
        display: contents;
      }
    }
  }
`;

export const GuideMeasures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${rows};
  column-gap: var(--space-12);
  min-inline-size: 0;
  [data-has-figures] & {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** The figure at the start, then the name over its instruction. */
export const GuideMeasure = styled.div`
  --measure-row: 2;
  &:is([data-line='waist'], [data-line='foot']) {
    --measure-row: 3;
  }
  &[data-line='hip'] {
    --measure-row: 4;
  }
  &[data-line='inseam'] {
    --measure-row: 5;
  }
  display: grid;
  grid-column: 1 / -1;
  grid-row: var(--measure-row);
  grid-template-columns: subgrid;
  align-content: center;
  ${narrow} {
    [data-has-figures] & {
      display: flex;
      flex-flow: row-reverse wrap-reverse;
      align-items: baseline;
      justify-content: flex-end;
      gap: 0 var(--space-8);
    }
  }
`;

export const MeasureName = styled.dt`
  ${smallType}
  ${longWords}
  align-self: end;
  font-weight: var(--font-weight-medium);
  [data-has-figures] & {
    grid-column: 2;
  }
  ${narrow} {
    grid-area: var(--measure-row) / 2;
    align-self: center;
  }
`;

export const MeasureFigure = styled.dd`
  ${bodyType}
  grid-area: 1 / 1 / span 2;
  align-self: center;
  white-space: nowrap;
  & > strong {
    font: var(--font-weight-regular) 2.5rem / 1 var(--font-display);
    font-variation-settings: 'opsz' 18;
    font-variant-numeric: lining-nums;
  }
  ${narrow} {
    ${smallType}
    & > strong {
      font-size: 2rem;
    }
  }
`;

export const MeasureInstruction = styled.dd`
  ${smallType}
  ${longWords}
  color: var(--color-muted);
  & > span {
    display: none;
  }
  [data-has-figures] & {
    grid-column: 2;
  }
  ${narrow} {
    grid-column: 1 / -1;
    padding-block-start: var(--space-8);
    & > span {
      display: inline;
      margin-inline-end: var(--space-4);
      font-weight: var(--font-weight-medium);
      color: var(--color-ink);
    }
    [data-has-figures] & {
      display: none;
    }
  }
`;

/** Lit from the upper left, like every picture of the shop. */
export const Drawn = styled.svg`
  display: block;
  inline-size: 210px;
  block-size: 315px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  & [data-part='light'] {
    stop-color: var(--color-shade-light);
  }
  & [data-part='middle'] {
    stop-color: var(--color-shade-deep);
  }
  & [data-part='dark'] {
    stop-color: var(--color-hairline);
  }
  & [data-part='outline'] {
    stroke: var(--color-edge);
    stroke-width: 1.2;
  }
  & [data-part='seam'] {
    stroke: var(--color-edge);
    stroke-width: 1;
    opacity: 0.4;
  }
  & [data-part='stitches'] {
    stroke: var(--color-edge);
    stroke-width: 1;
    stroke-dasharray: 1 3;
    opacity: 0.8;
  }
  & [data-part='wood'] {
    fill: var(--color-edge);
  }
  & [data-part='shadow'] {
    fill: var(--color-hairline);
    opacity: 0.6;
  }
  & [data-part='line'] {
    stroke: var(--color-accent);
    stroke-width: 1.6;
  }
  & [data-part='leader'] {
    stroke: var(--color-accent);
    stroke-width: 1;
  }
  ${media.forcedColors} {
    & :is([data-part='line'], [data-part='leader']) {
      stroke: Highlight;
    }
    & [data-part='outline'] {
      stroke: CanvasText;
    }
  }
`;
