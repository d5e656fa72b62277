/** Styles of the search panel's frame: a sheet under the header, on a phone in its place. */
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType, titleType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;

// Positioned by the header, its nearest positioned ancestor.
export const PanelPlace = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: calc(100% - var(--size-header-phone));
  ${media.desktop} {
    inset-block-start: 100%;
  }
  /* One plane with the header, whose field it replaces: until it is loaded, that field is in use. */
  header:has(> &) {
    background: var(--color-sheet);
  }
  header[data-is-over-page]:has(> &)::after {
    content: none;
  }
  ${media.forcedColors} {
    header:has(> &) {
      border-block-end: 1px solid CanvasText;
    }
  }
  header:has(> &) [data-is-search] {
    visibility: hidden;
  }
`;

export const PanelScrim = styled.div`
  position: absolute;
  inset: 0 0 auto;
  block-size: 100dvh;
  background: var(--color-scrim);
  animation: ${appear} var(--motion-fade) var(--motion-easing);
`;

export const PanelSheet = styled.div`
  --ground: var(--color-sheet);
  position: relative;
  max-block-size: calc(100dvh - var(--size-strip-phone));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-sheet);
  color: var(--color-ink);
  ${media.belowDesktop} {
    block-size: 100dvh;
  }
  ${media.desktop} {
    max-block-size: calc(100dvh - var(--size-strip-desktop) - var(--size-header-desktop));
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
  }
`;

export const PanelInner = styled.div`
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  padding-inline: var(--layout-margin);
`;

export const FieldRow = styled.form`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: var(--color-sheet);
`;

export const FieldLine = styled.div`
  display: flex;
  align-items: center;
  min-block-size: var(--size-header-phone);
  border-block-end: 2px solid var(--color-accent);
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--size-control-small);
    block-size: var(--size-control-small);
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  & > [data-at-start] {
    margin-inline-start: -12px;
  }
  & > [data-at-end] {
    margin-inline-end: -12px;
  }
  ${media.belowDesktop} {
    & > [data-is-for='desktop'] {
      display: none;
    }
  }
  ${media.desktop} {
    min-block-size: 72px;
    & > [data-is-for='phone'] {
      display: none;
    }
  }
`;

export const FieldBox = styled.div`
  ${bodyType}
  position: relative;
  flex: 1;
  min-inline-size: 0;
  ${media.desktop} {
    font-size: var(--type-3-size);
    line-height: var(--type-3-line);
  }
`;

export const FieldInput = styled.input`
  position: relative;
  inline-size: 100%;
  min-block-size: var(--size-control-small);
  padding: 0 var(--space-4);
  border: 0;
  background: none;
  font: inherit;
  color: var(--color-ink);
  caret-color: var(--color-accent);
  appearance: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* The rule below it, in the accent, is its focus: the field has it while the panel is open. */
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;

/** What the text continues to, behind the field and in its type. */
export const Completion = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding-inline: var(--space-4);
  overflow: hidden;
  white-space: pre;
  color: var(--color-muted);
  & > span:first-child {
    visibility: hidden;
  }
`;

export const KeyName = styled.kbd`
  ${smallType}
  margin-inline-start: var(--space-16);
  padding: 1px var(--space-8);
  border: 1px solid var(--color-edge);
  ${media.belowDesktop} {
    display: none;
  }
`;

export const Note = styled.p`
  ${titleType}
  padding-block: var(--space-24) 0;
`;

export const PanelColumns = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-24) 64px;
  padding-block: var(--space-24) var(--space-48);
  ${media.desktop} {
    grid-template-columns: 270px minmax(0, 1fr) 270px;
    padding-block: var(--space-32) var(--space-16);
    min-block-size: 320px;
  }
`;

export const PanelColumn = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  min-inline-size: 0;
  ${media.belowDesktop} {
    &:empty {
      display: none;
    }
  }
  ${media.desktop} {
    gap: var(--space-32);
  }
`;

export const Hints = styled.p`
  ${smallType}
  display: flex;
  justify-content: end;
  gap: var(--space-24);
  padding-block-end: var(--space-16);
  color: var(--color-muted);
  align-items: center;
  & b {
    font-weight: var(--font-weight-medium);
    color: var(--color-ink);
  }
  & > button {
    min-block-size: var(--size-control-small);
    color: inherit;
  }
  ${media.canHover} {
    & > button:hover {
      color: var(--color-accent);
    }
  }
  ${media.belowDesktop} {
    display: none;
  }
`;
