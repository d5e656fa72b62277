/**
 * Styles of a range: a line of 2 px with two rings on it, and plain number fields where there are
 * no scripts.
 */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

const withoutScripts = '@media (scripting: none)';

export const RangeSum = styled.p`
  ${bodyType}
  text-align: end;
  white-space: nowrap;
  ${withoutScripts} {
    display: none;
  }
`;

export const RangeTrack = styled.div`
  position: relative;
  block-size: var(--size-control-small);
  margin-inline: 10px;
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: 0;
    border-block-start: 2px solid var(--color-edge);
  }
  &::after {
    inset-inline: var(--range-start) var(--range-end);
    border-color: var(--color-accent);
  }
  ${withoutScripts} {
    display: none;
  }
`;

const thumb = css`
  box-sizing: border-box;
  appearance: none;
  pointer-events: auto;
  inline-size: 24px;
  block-size: 24px;
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
  inset-inline: -12px;
  inline-size: calc(100% + 24px);
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

export const RangeNumbers = styled.div`
  display: none;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);
  ${withoutScripts} {
    display: grid;
  }
`;
