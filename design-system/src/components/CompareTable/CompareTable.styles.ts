/** Styles of a comparison: terms at the left of the columns, on a phone above their cells. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${media.belowDesktop} {
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--layout-margin);
    padding-inline: var(--layout-margin);
    margin-inline: calc(-1 * var(--layout-margin));
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
`;

export const Table = styled.div`
  color: var(--color-ink);
  ${media.belowDesktop} {
    inline-size: max-content;
    min-inline-size: 100%;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 216px repeat(var(--columns), minmax(0, 1fr));
  gap: var(--space-8) var(--space-24);
  align-items: baseline;
  padding-block: var(--space-16);
  border-block-start: 1px solid var(--color-hairline);
  &[data-is-head] {
    align-items: stretch;
    padding-block-start: 0;
    padding-block-end: var(--space-24);
    border-block-start: 0;
  }
  &[data-is-alike] > [role='cell'] {
    color: var(--color-muted);
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(var(--columns), 171px);
    gap: var(--space-4) var(--space-8);
    padding-block: var(--space-12);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** The buttons of the head are far away at the end of a phone's rows. */
export const FootRow = styled(Row)`
  padding-block-start: var(--space-16);
  ${media.desktop} {
    display: none;
  }
`;

export const Corner = styled.div`
  ${smallType}
  align-self: end;
  color: var(--color-muted);
  ${media.belowDesktop} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  scroll-snap-align: start;
  font-weight: var(--font-weight-regular);
  text-align: start;
  & > :last-child:not(:nth-child(-n + 3)) {
    margin-block-start: var(--space-8);
  }
  & > button {
    align-self: start;
  }
`;

export const HeadPicture = styled.div`
  position: relative;
  margin-block-end: 14px;
  & > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;

export const HeadName = styled.span`
  ${bodyType}
  ${longWords}
  flex: 1;
  & > a {
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline 1px;
  }
`;

/** On a phone above its cells, and in view while they scroll. */
export const Term = styled.div`
  ${smallType}
  color: var(--color-muted);
  ${media.belowDesktop} {
    position: sticky;
    inset-inline-start: 0;
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

export const Cell = styled.div`
  ${bodyType}
  ${longWords}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-12);
  min-inline-size: 0;
`;

export const Note = styled.span`
  ${smallType}
  color: var(--color-muted);
`;
