/** How files are dropped: a field as tall as two, then a row with a rule for each file. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const DropZone = styled.div`
  ${bodyType}
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 120px;
  padding: var(--space-16) var(--space-24);
  text-align: center;
  text-wrap: balance;
  background: var(--color-sheet);
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-control);
  transition: background-color var(--motion-colour) var(--motion-easing);
  /* The native field covers its text: it is itself pressed, focused and dropped onto. */
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > input::file-selector-button {
    cursor: pointer;
  }
  ${media.canHover} {
    &:hover:not(:has(:disabled)) {
      border-color: var(--color-ink);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  &[data-is-over] {
    background: var(--color-accent-tint);
    border: 1px solid var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has([aria-invalid='true']) {
    border: 2px solid var(--color-reduced);
  }
  &:has(:disabled) {
    background: var(--color-shade);
    color: var(--color-muted);
  }
  & > input:disabled {
    cursor: not-allowed;
  }
  @media (scripting: none) {
    & > input {
      position: static;
      opacity: 1;
    }
  }
  ${media.forcedColors} {
    &[data-is-over] {
      border: 3px solid Highlight;
    }
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const DropList = styled.ul`
  &:empty {
    display: none;
  }
`;

export const DropRow = styled.li`
  ${bodyType}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-12);
  padding-block: var(--space-8);
  border-block-end: 1px solid var(--color-hairline);
`;

export const DropName = styled.p`
  ${longWords}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
`;

export const DropDetail = styled.span`
  ${smallType}
  align-self: center;
  color: var(--color-muted);
`;

export const DropError = styled.p`
  ${smallType}
  color: var(--color-reduced);
`;

/** A rule that fills. */
export const DropProgress = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 2px;
  margin-block-start: var(--space-8);
  border: 0;
  background: var(--color-edge);
  &::-webkit-progress-bar {
    background: var(--color-edge);
  }
  &::-webkit-progress-value {
    background: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-accent);
  }
  &::-moz-progress-bar {
    background: var(--color-accent);
  }
  ${media.forcedColors} {
    appearance: auto;
    block-size: 8px;
  }
`;
