/** Styles of a toggletip: an "i" in the line, and a small sheet that floats by it. */
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;

export const ToggletipRoot = styled.span`
  position: relative;
  display: inline-flex;
  vertical-align: middle;
`;

export const ToggletipButton = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: var(--color-muted);
  transition: color var(--motion-colour) var(--motion-easing);
  /* A thumb needs 44 px; the line keeps its height. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  &[aria-expanded='true'] {
    color: var(--color-accent);
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const ToggletipBubble = styled.span`
  ${smallType}
  position: absolute;
  z-index: 62;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 50%;
  inline-size: max-content;
  max-inline-size: min(18rem, calc(100vw - 32px));
  padding: var(--space-12) var(--space-16);
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  overflow-wrap: anywhere;
  white-space: normal;
  text-align: start;
  translate: calc(-50% + var(--toggletip-shift, 0px)) 0;
  animation: ${appear} var(--motion-colour) var(--motion-easing);
  &[data-side='top'] {
    inset-block: auto calc(100% + 8px);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
