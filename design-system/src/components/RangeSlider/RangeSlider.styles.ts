/** Styles of a range: bars on a line, an accent part of 2 px with two rings, and two fields below. */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';

const withoutScripts = '@media (scripting: none)';

export const RangeTrack = styled.div`
  position: relative;
  block-size: var(--size-control-small);
  margin-inline: 11px;
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.5px);
    inset-inline: -11px;
    border-block-start: 1px solid var(--color-edge);
  }
  &::after {
    inset-block-start: calc(50% - 1px);
    inset-inline: var(--range-start) var(--range-end);
    border-block-start: 2px solid var(--color-accent);
  }
  &[data-has-bars] {
    margin-block-start: 36px;
  }
  ${withoutScripts} {
    display: none;
  }
`;

const thumb = css`
  box-sizing: border-box;
  appearance: none;
  pointer-events: auto;
  inline-size: 22px;
  block-size: 22px;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-sheet);
  cursor: grab;
`;

const focusedThumb = css`
  outline: 2px solid var(--color-focus);
  outline-offset: 3px;
`;

// Two native ranges lie on one track: their own tracks let the pointer through, the thumbs do not.
export const RangeInput = styled.input`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline: -11px;
  inline-size: calc(100% + 22px);
  block-size: 100%;
  margin: 0;
  appearance: none;
  background: none;
  pointer-events: none;
  &[data-is-above] {
    z-index: 2;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &::-webkit-slider-runnable-track {
    background: none;
  }
  &::-moz-range-track {
    background: none;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${focusedThumb}
  }
  &:focus-visible::-moz-range-thumb {
    ${focusedThumb}
  }
  ${media.forcedColors} {
    &::-webkit-slider-thumb {
      border-color: Highlight;
    }
    &::-moz-range-thumb {
      border-color: Highlight;
    }
  }
`;

/** Bars stand on the line, behind the thumbs. */
export const BarRow = styled.div`
  position: absolute;
  inset-block-end: 50%;
  inset-inline: 0;
  display: flex;
  align-items: flex-end;
  gap: 2px;
  block-size: 56px;
  pointer-events: none;
  & > span {
    flex: 1;
    block-size: var(--bar-height);
    background: var(--color-hairline);
  }
  & > span[data-is-inside] {
    background: var(--color-accent-wash);
  }
  ${media.forcedColors} {
    & > span {
      background: GrayText;
      forced-color-adjust: none;
    }
    & > span[data-is-inside] {
      background: CanvasText;
    }
  }
`;

export const RangeFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  gap: var(--space-8);
  padding-block-start: var(--space-8);
`;

export const FieldBox = styled.label`
  ${smallType}
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  font-weight: var(--font-weight-medium);
`;

/** The unit stands within the field, whose edge and focus are the box's. */
export const FieldLine = styled.span`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-16);
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  color: var(--color-muted);
  cursor: text;
  &:focus-within {
    outline: 2px solid var(--color-focus-ring);
    border-color: var(--color-focus);
    box-shadow: inset 0 0 0 1px var(--color-focus);
  }
  & > input {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 42px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-ink);
    font: inherit;
  }
  & > input:focus-visible {
    outline: none;
  }
  ${media.canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  ${media.forcedColors} {
    &:focus-within {
      outline-color: Highlight;
    }
  }
`;
