/** Styles of a line of an order: its picture, its words, its sum. */
import { styled } from 'styled-components';
import { hitArea } from '../../foundation/hitArea.ts';
import { bodyType, longWords, smallType, titleType } from '../../foundation/typeStyles.ts';

export const LineRoot = styled.li`
  ${bodyType}
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-16);
  padding-block: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
  &[data-is-pending] img {
    opacity: 0.5;
  }
  &[data-size='compact'] {
    grid-template-columns: 56px minmax(0, 1fr);
    padding-block: var(--space-12);
  }
  &[data-is-in-offer] {
    margin-inline: calc(-1 * var(--space-16));
    padding-inline: var(--space-16);
    background: var(--color-accent-tint);
  }
  &[data-has-action] {
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 0;
    border: 0;
  }
  &[data-has-action] + & {
    margin-block-start: var(--space-16);
  }
`;

/** Above the first line of an offer, across picture and words. */
export const LineOfferHead = styled.div`
  ${smallType}
  grid-column: 1 / -1;
`;

export const LineOfferTitle = styled.p`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
  color: var(--color-reduced);
  & > :first-child {
    ${titleType} ${longWords}
    color: var(--color-accent);
  }
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const LineText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;
`;

/**
 * The description, with its sum at the end of the line; the sum is placed below where there is no
 * space beside.
 */
export const LineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
  & > :first-child {
    flex: 1 1 7rem;
    min-inline-size: 0;
  }
  /* A brand is short and wraps; a name beside its sum needs more of the line. */
  & > span:first-child {
    flex-basis: 2.75rem;
  }
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
    font-weight: var(--font-weight-medium);
  }
`;

export const LineName = styled.p`
  ${longWords}
  & a {
    ${hitArea} display: inline-block;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline 1px;
  }
`;

export const LineAbout = styled.p`
  ${smallType}
  color: var(--color-muted);
`;

export const LineNote = styled.p`
  ${smallType}
  color: var(--color-reduced);
`;

export const LineControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  margin-block-start: var(--space-4);
`;
