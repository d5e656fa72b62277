/** Styles of a toast: a sheet that floats below the header, or at the bottom. */
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

const arrive = keyframes`from { opacity: 0; transform: translateY(var(--toast-away)); }`;

/** Over drawers and dialogs: what it announces is often what opened them. */
export const ToastContainer = styled.section`
  --toast-away: -8px;
  position: fixed;
  z-index: 65;
  inset-inline: var(--space-16);
  inset-block-start: calc(var(--size-header-phone) + var(--size-strip-phone) + var(--space-8));
  display: grid;
  justify-items: end;
  pointer-events: none;
  ${media.desktop} {
    inset-inline: var(--layout-margin);
    inset-block-start: calc(
      var(--size-header-desktop) + var(--size-strip-desktop) + var(--space-8)
    );
  }
  /* Over the title of a drawer at the end, whose lines it would cover; where it can, beside it. */
  body:has([data-side='end'][data-state='open']) &:not([data-placement='bottom']) {
    inset-block-start: 6px;
    inset-inline: var(--space-8) 64px;
    ${media.desktop} {
      inset-block-start: calc(
        var(--size-header-desktop) + var(--size-strip-desktop) + var(--space-8)
      );
      inset-inline-end: calc(var(--size-drawer) + var(--space-24));
    }
  }
  &[data-placement='bottom'] {
    --toast-away: 8px;
    inset-block: auto max(var(--space-24), env(safe-area-inset-bottom));
    justify-items: center;
  }
  ${media.print} {
    display: none;
  }
`;

export const ToastCard = styled.div`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-16);
  max-inline-size: 26rem;
  min-block-size: var(--size-control);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-24);
  background: var(--color-sheet);
  color: var(--color-ink);
  border-inline-start: 3px solid var(--color-accent);
  box-shadow: var(--shadow-float);
  pointer-events: auto;
  animation: ${arrive} var(--motion-slide) var(--motion-easing);
  & > p + :is(a, button):not(:last-child) {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
  }
  & > p {
    padding-block: var(--space-8);
    overflow-wrap: anywhere;
  }
  &[data-mode='error'] {
    border-color: var(--color-reduced);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
