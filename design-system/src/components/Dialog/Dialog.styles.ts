/** Styles of a dialog: a sheet in the middle of the page that rises into its place. */
import { Content } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const sink = keyframes`to { opacity: 0; }`;

export const DialogPanel = styled(Content)`
  position: fixed;
  z-index: 61;
  inset: 0;
  margin: auto;
  inline-size: min(100% - 32px, 560px);
  block-size: fit-content;
  max-block-size: calc(100dvh - 48px);
  display: flex;
  flex-direction: column;
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  outline: none;
  ${media.low} {
    max-block-size: calc(100dvh - var(--space-16));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  &[data-width='wide'] {
    inline-size: min(100% - 32px, 960px);
  }
  &[data-state='open'] {
    animation: ${rise} var(--motion-slide) var(--motion-easing);
  }
  &[data-state='closed'] {
    animation: ${sink} var(--motion-colour) var(--motion-easing) forwards;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
