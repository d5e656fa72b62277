/** Styles of a strip of days: cells in one row, and rules under them that join those of one phase. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { sectionType, smallType } from '../../foundation/typeStyles.ts';

export const StripRoot = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  ${media.belowDesktop} {
    margin-inline: calc(-1 * var(--layout-margin));
    padding-inline: var(--layout-margin);
    scrollbar-width: none;
  }
`;

/**
 * 60 px for a day on a phone; on a desktop an equal share of the width, which its words, wrapped,
 * do not widen.
 */
export const StripGrid = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: auto auto;
  grid-template-columns: repeat(var(--days), minmax(60px, 1fr));
  inline-size: max-content;
  min-inline-size: 100%;
  ${media.desktop} {
    grid-template-columns: repeat(var(--days), minmax(min-content, 1fr));
    inline-size: 100%;
  }
`;

export const StripDay = styled.div`
  grid-row: 1;
  display: grid;
  padding: var(--space-4) var(--space-8) var(--space-8);
  border-inline-start: 1px solid var(--color-hairline);
  & > :first-child {
    ${smallType}
    color: var(--color-muted);
  }
  & > :last-child {
    ${sectionType}
    font-variant-numeric: lining-nums;
  }
  &:first-child {
    padding-inline-start: 0;
  }
  &:first-child,
  &[data-is-plain] {
    border-inline-start-color: transparent;
  }
  &[data-is-rest] > :last-child {
    color: var(--color-edge);
  }
  &[data-phase='arrival'] {
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
    & > :first-child {
      color: inherit;
    }
    &[data-is-rest] > :last-child {
      color: var(--color-muted);
    }
  }
`;

export const StripPhase = styled.div`
  ${smallType}
  grid-row: 2;
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  padding-block-start: var(--space-8);
  padding-inline-end: var(--space-8);
  border-block-start: 2px solid var(--color-edge);
  & > * {
    display: grid;
    align-content: start;
    min-inline-size: 0;
  }
  & > * > :first-child {
    font-weight: var(--font-weight-medium);
  }
  & > * > :nth-child(2) {
    color: var(--color-muted);
  }
  & > [data-is-end] {
    flex: none;
    text-align: end;
  }
  &[data-phase='packing'] {
    border-color: var(--color-ink);
  }
  &[data-phase='arrival'] {
    padding-inline-start: var(--space-8);
    border-color: var(--color-accent);
    color: var(--color-accent-deep);
  }
  &[data-phase='trial'] {
    padding-inline: var(--space-8) 0;
  }
  ${media.forcedColors} {
    &[data-phase='arrival'] {
      border-block-start-style: double;
      border-block-start-width: 4px;
    }
  }
`;

/**
 * As high as a heading, a line of text and a CalendarStrip, so that nothing moves when they arrive.
 */
export const CalendarStripSpace = styled.div`
  min-inline-size: 0;
  min-block-size: 312px;
  ${media.desktop} {
    min-block-size: 248px;
  }
`;
