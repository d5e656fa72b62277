/**
 * Styles of a measure guide: each measure is in the middle of its line of the drawing, which has one
 * every 62 px from 98 px down.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const GuideRoot = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-24);
`;

const narrow = '@container (max-width: 479.98px)';

export const GuideFigure = styled.div`
  display: grid;
  grid-template-columns: 210px minmax(0, 1fr);
  align-items: start;
  column-gap: var(--space-12);
  & > svg {
    direction: ltr;
  }
  ${narrow} {
    [data-has-figures] > & {
      column-gap: 0;
    }
  }
`;

export const GuideMeasures = styled.dl`
  display: grid;
  grid-template-rows: 67px repeat(4, minmax(62px, auto));
  min-inline-size: 0;
  ${narrow} {
    :not([data-has-figures]) > * > & {
      display: contents;
    }
  }
`;

/** The figure at the start, then the name over its instruction. */
export const GuideMeasure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  &[data-line='bust'] {
    grid-row: 2;
  }
  &:is([data-line='waist'], [data-line='foot']) {
    grid-row: 3;
  }
  &[data-line='hip'] {
    grid-row: 4;
  }
  &[data-line='inseam'] {
    grid-row: 5;
  }
  [data-has-figures] & {
    grid-template-columns: 78px minmax(0, 1fr);
    column-gap: var(--space-12);
  }
  ${narrow} {
    [data-has-figures] & {
      display: flex;
      flex-flow: row-reverse wrap;
      align-content: center;
      align-items: baseline;
      justify-content: flex-end;
      gap: 0 var(--space-8);
    }
    :not([data-has-figures]) > * > * > & {
      display: contents;
    }
  }
`;

export const MeasureName = styled.dt`
  ${smallType}
  ${longWords}
  font-weight: var(--font-weight-medium);
  align-self: end;
  [data-has-figures] & {
    grid-column: 2;
  }
  ${narrow} {
    :not([data-has-figures]) > * > * > * > & {
      grid-column: 2;
      align-self: start;
    }
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
    [data-has-figures] & {
      display: none;
    }
    :not([data-has-figures]) > * > * > * > & {
      grid-column: 1 / -1;
      padding-block-start: var(--space-8);
    }
    :not([data-has-figures]) > * > * > * > & > span {
      display: inline;
      margin-inline-end: var(--space-4);
      font-weight: var(--font-weight-medium);
      color: var(--color-ink);
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
