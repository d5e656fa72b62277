/** Styles of pictures to choose from: whole, each on a square, the chosen one framed and ticked. */
import { styled } from 'styled-components';
import { longWords, media, smallType } from '@solvik/design-system';

export const ChoiceGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 44%), 1fr));
  gap: var(--space-16) var(--space-12);
`;

export const ChoiceCell = styled.label`
  ${smallType}
  ${longWords}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  cursor: pointer;
  & > input {
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span:first-of-type {
    border: 1px solid var(--color-hairline);
    background: var(--color-shade);
  }
  ${media.canHover} {
    &:hover > span:first-of-type {
      border-color: var(--color-ink);
    }
  }
  &:has(:checked) > span:first-of-type {
    outline: 3px solid var(--color-accent);
    outline-offset: -1px;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 4px;
  }
  ${media.forcedColors} {
    &:has(:checked) > span:first-of-type {
      outline-color: Highlight;
    }
  }
`;

export const ChoiceMark = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  display: none;
  padding: 4px;
  border: 1px solid var(--color-white);
  background: var(--color-accent);
  color: var(--color-white);
  :checked ~ & {
    display: grid;
  }
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
  }
`;

export const ChoiceName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  :checked ~ & {
    font-weight: var(--font-weight-medium);
  }
`;

export const ChoiceNote = styled.span`
  color: var(--color-muted);
`;
