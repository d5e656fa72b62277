/** Styles of the large view: the picture from edge to edge, and controls on the sheet over it. */
import { Content, Overlay } from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;

export const LightboxGround = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 70;
  background: var(--color-paper);
`;

export const LightboxPanel = styled(Content)`
  --lightbox-inline: var(--space-16);
  --lightbox-block: var(--space-16);
  position: fixed;
  inset: 0;
  z-index: 71;
  overflow: hidden;
  color: var(--color-ink);
  outline: none;
  animation: ${appear} var(--motion-fade) var(--motion-easing);
  /* The ring has the sheet on its inside, whatever the picture is like. */
  & button:focus-visible:not([aria-current]) {
    box-shadow: 0 0 0 3px var(--color-sheet);
  }
  ${media.desktop} {
    --lightbox-inline: var(--space-48);
    --lightbox-block: 32px;
  }
  ${media.low} {
    --lightbox-block: var(--space-16);
  }
`;

/** Gestures are its own: the browser neither scrolls, zooms nor selects here. */
export const LightboxStage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  cursor: zoom-in;
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    transform: translate(var(--pan-x), var(--pan-y)) scale(var(--zoom));
    animation: ${appear} var(--motion-fade) var(--motion-easing);
  }
  &[data-is-zoomed] {
    cursor: grab;
  }
  &[data-is-zoomed]:active {
    cursor: grabbing;
  }
`;

export const sheetBox = css`
  background: var(--color-sheet);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const LightboxClose = styled.div`
  ${sheetBox}
  position: absolute;
  inset-block-start: var(--lightbox-block);
  inset-inline-end: var(--lightbox-inline);
  display: flex;
`;

/** On a phone one row at the top; on a desktop the buttons are at the sides of the picture. */
export const LightboxTurns = styled.div`
  ${smallType}
  position: absolute;
  inset-block-start: var(--lightbox-block);
  inset-inline-start: var(--lightbox-inline);
  display: flex;
  max-inline-size: calc(100% - 2 * var(--lightbox-inline) - 60px);
  & > button {
    ${sheetBox}
  }
  ${media.desktop} {
    & > button {
      position: fixed;
      inset-block-start: calc(50% - var(--size-control-small) / 2);
    }
    & > :first-child {
      inset-inline-start: var(--lightbox-inline);
    }
    & > :last-child {
      inset-inline-end: var(--lightbox-inline);
    }
  }
`;

export const LightboxCount = styled.p`
  ${sheetBox}
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 0 var(--space-8);
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-12);
  & > :first-child {
    font-weight: var(--font-weight-medium);
  }
  & > :nth-child(2) {
    display: none;
    color: var(--color-muted);
  }
  ${media.desktop} {
    padding-inline: var(--space-16);
    & > :nth-child(2) {
      display: inline;
    }
  }
`;
