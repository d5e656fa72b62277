/** Styles of the large view's zoom: at the end of a desktop's window, along a phone's foot. */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { sheetBox } from './Lightbox.styles.ts';

export const ZoomFoot = styled.div`
  ${sheetBox}
  ${smallType}
  position: absolute;
  inset-block-end: max(var(--lightbox-block), env(safe-area-inset-bottom));
  inset-inline: var(--lightbox-inline);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  padding: var(--space-8) var(--space-4) var(--space-8) var(--space-12);
  ${media.desktop} {
    inset-inline-start: auto;
    padding: 0;
  }
`;

export const ZoomWords = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > p:last-child {
    color: var(--color-muted);
  }
  & > p:not(:last-child) {
    font-weight: var(--font-weight-medium);
  }
  ${media.desktop} {
    display: none;
  }
`;

export const ZoomControls = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  & > output {
    min-inline-size: 2.25em;
    text-align: center;
  }
  ${media.desktop} {
    & > output {
      order: 1;
      min-inline-size: 3em;
      padding-inline-end: var(--space-16);
      text-align: end;
    }
  }
`;

const thumb = css`
  box-sizing: border-box;
  appearance: none;
  inline-size: 18px;
  block-size: 18px;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-sheet);
  cursor: grab;
`;

const focusedThumb = css`
  outline: 2px solid var(--color-focus);
  outline-offset: 3px;
`;

const forcedThumb = css`
  border-color: Highlight;
`;

// Each browser drops a rule that names another's thumb, so that each has its own.
export const ZoomSlider = styled.input`
  display: none;
  ${media.desktop} {
    display: block;
  }
  inline-size: 152px;
  block-size: var(--size-control-small);
  margin: 0;
  appearance: none;
  background:
    linear-gradient(var(--color-accent), var(--color-accent)) 0 50% / var(--zoom-share) 2px
      no-repeat,
    linear-gradient(var(--color-edge), var(--color-edge)) 0 50% / 100% 1px no-repeat;
  cursor: pointer;
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
    ${focusedThumb}
  }
  &:focus-visible::-moz-range-thumb {
    ${focusedThumb}
  }
  ${media.forcedColors} {
    background: linear-gradient(CanvasText, CanvasText) 0 50% / 100% 1px no-repeat;
    forced-color-adjust: none;
    &::-webkit-slider-thumb {
      ${forcedThumb}
    }
    &::-moz-range-thumb {
      ${forcedThumb}
    }
  }
`;
