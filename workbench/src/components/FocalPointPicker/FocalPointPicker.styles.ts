/**
 * Styles of a focal point: the whole picture, and a ring of 26 on the point that is visible on any
 * background.
 */
import { styled } from 'styled-components';
import { media, smallType } from '@solvik/design-system';

export const FocalRoot = styled.div`
  ${smallType}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

export const FocalHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  & > :first-child {
    font-weight: var(--font-weight-medium);
  }
  & > :last-child {
    color: var(--color-muted);
  }
`;

export const FocalContainer = styled.div`
  position: relative;
  justify-self: start;
  max-inline-size: 100%;
  min-block-size: 44px;
  background: var(--color-shade);
  cursor: crosshair;
  touch-action: none;
  user-select: none;
  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
`;

export const FocalMark = styled.span`
  position: absolute;
  inset-inline-start: var(--focal-x);
  inset-block-start: var(--focal-y);
  box-sizing: border-box;
  inline-size: 26px;
  block-size: 26px;
  translate: -50% -50%;
  border: 8px solid var(--color-sheet);
  border-radius: 50%;
  background: var(--color-accent);
  box-shadow: 0 0 0 1px var(--color-ink);
  pointer-events: none;
  ${media.forcedColors} {
    border-color: Canvas;
    background: CanvasText;
    forced-color-adjust: none;
    box-shadow: 0 0 0 2px CanvasText;
  }
`;

/** For screen readers and keys; the mark and the picture are visible and pressed. */
export const FocalInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 50%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
  & + & {
    inset-block-start: 50%;
  }
`;
