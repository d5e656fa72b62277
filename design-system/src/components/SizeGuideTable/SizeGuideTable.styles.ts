/** Styles of a size guide: rules under rows, aligned figures, the size's own name kept in view. */
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType, titleType } from '../../foundation/typeStyles.ts';

export const GuideRoot = styled.div`
  ${bodyType}
  min-inline-size: 0;
`;

export const GuideScroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline-offset: 0;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const GuideTable = styled.table`
  inline-size: 100%;
  /* Collapsed edges do not follow a cell that stays. */
  border-collapse: separate;
  border-spacing: 0;
  & :is(th, td) {
    padding: 10px var(--space-8) 9px;
    ${media.desktop} {
      padding-inline: var(--space-16);
    }
    border-block-end: 1px solid var(--color-hairline);
    text-align: end;
    white-space: nowrap;
    font-weight: var(--font-weight-regular);
  }
  & [data-align='start'] {
    text-align: start;
  }
  /* Aligned with the text's edges where no row is tinted. */
  &:not([data-has-chosen]) tr > :first-child {
    padding-inline-start: 0;
  }
  &:not([data-has-chosen]) tr > :last-child {
    padding-inline-end: 0;
  }
  /* A single measure stays near its size, and its rows are as wide as the others'. */
  &[data-has-one-measure] {
    table-layout: fixed;
    & :is(th, td) {
      text-align: start;
      white-space: normal;
    }
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--ground, var(--color-paper));
    text-align: start;
  }
  & thead th {
    ${smallType}
    color: var(--color-muted);
    vertical-align: bottom;
  }
  & tr[data-is-chosen] > * {
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
    border-block-end-color: var(--color-accent);
    box-shadow: inset 0 1px 0 var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  & tr[data-is-chosen] > :first-child {
    box-shadow: inset 1px 1px 0 var(--color-accent);
  }
  & tr[data-is-chosen] > :last-child {
    box-shadow: inset -1px 1px 0 var(--color-accent);
  }
  ${media.forcedColors} {
    & tr[data-is-chosen] > * {
      border-block: 2px solid Highlight;
    }
  }
`;

export const GuideCaption = styled.p`
  ${titleType}
  padding-block-end: var(--space-12);
  &[data-is-hidden] {
    ${hiddenStyle}
    padding: 0;
  }
`;
