/**
 * Styles of two compared pictures: the first is cut off at the line, and the line carries the
 * thumb.
 */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const withoutScripts = '@media (scripting: none)';

export const CompareRoot = styled.div`
  min-inline-size: 0;
`;

export const CompareContainer = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  & > * {
    grid-area: 1 / 1;
  }
  /* The line between them. */
  &::after {
    content: '';
    z-index: 1;
    grid-area: 1 / 1;
    justify-self: start;
    inline-size: 2px;
    margin-inline-start: calc(var(--compare-at) - 1px);
    background: var(--color-sheet);
    box-shadow: 0 0 0 1px var(--color-ink);
    pointer-events: none;
  }
  ${media.forcedColors} {
    &::after {
      background: CanvasText;
      outline: 1px solid Canvas;
    }
  }
  ${withoutScripts} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2px;
    & > * {
      grid-area: auto;
    }
    &::after {
      display: none;
    }
  }
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2px;
    & > * {
      grid-area: auto;
    }
    &::after {
      display: none;
    }
  }
`;

export const CompareLayer = styled.div`
  position: relative;
  min-inline-size: 0;
  /* Read first, drawn above. */
  &[data-side='before'] {
    z-index: 1;
    clip-path: inset(0 calc(100% - var(--compare-at)) 0 0);
    ${withoutScripts} {
      clip-path: none;
    }
    ${media.print} {
      clip-path: none;
    }
  }
  &:dir(rtl)[data-side='before'] {
    clip-path: inset(0 0 0 calc(100% - var(--compare-at)));
  }
`;

export const CompareLabel = styled.span`
  ${smallType}
  position: absolute;
  inset-block-start: var(--space-12);
  padding: 2px var(--space-8);
  background: var(--color-sheet);
  color: var(--color-ink);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  [data-side='before'] > & {
    inset-inline-start: var(--space-12);
  }
  [data-side='after'] > & {
    inset-inline-end: var(--space-12);
  }
`;

const thumb = css`
  box-sizing: border-box;
  appearance: none;
  inline-size: 44px;
  block-size: 44px;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-sheet);
  cursor: grab;
  ${media.forcedColors} {
    border-color: ButtonText;
    background: ButtonFace;
  }
`;

/** Lies over the whole picture, so that it can be pressed anywhere; wider than it by a thumb, so that the thumb's middle is the line. */
export const CompareRange = styled.input`
  z-index: 2;
  inline-size: calc(100% + 44px);
  block-size: 100%;
  margin: 0 -22px;
  appearance: none;
  background: none;
  cursor: ew-resize;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    background: none;
  }
  &::-moz-range-track {
    background: none;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--color-sheet);
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--color-sheet);
  }
  ${withoutScripts} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
