/** Styles of the large view: paper from edge to edge, the picture as high as the window. */
import { Content, Overlay } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;

export const LightboxGround = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 70;
  background: var(--color-paper);
`;

export const LightboxPanel = styled(Content)`
  position: fixed;
  inset: 0;
  z-index: 71;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  outline: none;
  animation: ${appear} var(--motion-fade) var(--motion-easing);
`;

export const LightboxBar = styled.div`
  ${bodyType}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-block-size: var(--size-header-phone);
  padding-inline: calc(var(--layout-margin) - 11px);
  & > :last-child {
    grid-column: 3;
    justify-self: end;
  }
`;

export const LightboxTurns = styled.div`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  & > span {
    min-inline-size: 4em;
    text-align: center;
  }
`;

export const LightboxStage = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  padding-block-end: var(--space-16);
  &[data-is-zoomed] {
    padding: 0;
  }
`;

export const LightboxPicture = styled.button`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -2px;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  [data-is-zoomed] > & {
    inline-size: max(200vw, 125%);
    block-size: auto;
    cursor: zoom-out;
  }
  [data-is-zoomed] > & > img {
    block-size: auto;
  }
  ${media.desktop} {
    [data-is-zoomed] > & {
      inline-size: 100%;
    }
  }
`;
