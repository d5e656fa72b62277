import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const RangeSum = styled.p`
  ${smallType}
  padding-block-end: var(--space-8);
  white-space: nowrap;
`;

export const RangeTrack = styled.div`
  position: relative;
  block-size: var(--size-control-small);
  margin-inline: 8px;
  &::before, &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 1px);
    inset-inline: 0;
    background: var(--color-edge);
    block-size: 2px;
  }
  &::after { inset-inline: var(--range-start) var(--range-end); background: var(--color-accent); }
`;

const thumb = css`
  pointer-events: auto;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-sheet);
  cursor: grab;
`;

// Two native ranges on one track: the tracks let the pointer through, the thumbs do not.
export const RangeInput = styled.input`
  position: absolute;
  z-index: 1;
  inset: 0 -10px;
  inline-size: calc(100% + 20px);
  block-size: 100%;
  margin: 0;
  appearance: none;
  background: none;
  pointer-events: none;
  &::-webkit-slider-thumb { appearance: none; ${thumb} }
  &::-moz-range-thumb { ${thumb} box-sizing: border-box; }
  &:focus-visible { outline: none; }
  &:focus-visible::-webkit-slider-thumb { outline: 2px solid var(--color-focus); outline-offset: 3px; }
  &:focus-visible::-moz-range-thumb { outline: 2px solid var(--color-focus); outline-offset: 3px; }
  ${media.forcedColors} { &::-webkit-slider-thumb { border-color: Highlight; } }
`;
