/** Styles of a drawer and its motion: from the end, from the start, or up from below. */
import { Content, Overlay } from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, titleType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;
const slideIn = keyframes`from { transform: translate(var(--drawer-away-x), var(--drawer-away-y)); }`;
const slideOut = keyframes`to { transform: translate(var(--drawer-away-x), var(--drawer-away-y)); }`;

export const Scrim = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: var(--color-scrim);
  &[data-state='open'] {
    animation: ${appear} var(--motion-slide) var(--motion-easing);
  }
  &[data-state='closed'] {
    animation: ${vanish} var(--motion-slide) var(--motion-easing) forwards;
  }
`;

/** Shared by panels that leave the page usable. */
export const panelStyle = css`
  --drawer-away-x: 100%;
  --drawer-away-y: 0%;
  /* Its content has the panel's margin and is drawn on its sheet. */
  --own-margin: 0px;
  --ground: var(--color-sheet);
  position: fixed;
  z-index: 61;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(100%, var(--size-drawer));
  display: flex;
  flex-direction: column;
  background: var(--color-sheet);
  color: var(--color-ink);
  outline: none;
  &[data-width='wide'] {
    inline-size: min(100%, 648px);
    ${media.belowDesktop} {
      --drawer-away-x: 0%;
      --drawer-away-y: 100%;
      inset-block-start: 44px;
      inline-size: 100%;
    }
  }
  &[data-side='start'] {
    --drawer-away-x: -100%;
    inset-inline: 0 auto;
    inline-size: min(calc(100% - 44px), 400px);
  }
  &[data-side='bottom'] {
    --drawer-away-x: 0%;
    --drawer-away-y: 100%;
    inset-block: 44px 0;
    inset-inline: 0;
    inline-size: 100%;
  }
  &[data-height='content'] {
    inset-block-start: auto;
    max-block-size: calc(100dvh - 44px);
  }
  ${media.low} {
    overflow-y: auto;
    overscroll-behavior: contain;
    &[data-side='bottom'] {
      inset-block-start: var(--space-16);
    }
    &[data-height='content'] {
      inset-block-start: auto;
      max-block-size: calc(100dvh - var(--space-16));
    }
  }
  &[data-state='open'] {
    animation: ${slideIn} var(--motion-slide) var(--motion-easing);
  }
  &[data-state='closed'] {
    animation: ${slideOut} var(--motion-slide) var(--motion-easing) forwards;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Panel = styled(Content)`
  ${panelStyle}
`;

/** As high as its title, however long that is. */
export const PanelHead = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 64px;
  padding-block: 9px;
  padding-inline: var(--space-24) 10px;
  border-block-end: 1px solid var(--color-hairline);
  [data-side='start'] > & {
    padding-inline: var(--space-16) 6px;
  }
  /* A panel across the page keeps the page's margin; the cross has 10 px of its own round it. */
  [data-side='bottom'] > & {
    padding-inline: var(--layout-margin) calc(var(--layout-margin) - 10px);
  }
  [data-side][data-width='wide'] > & {
    padding-inline: var(--layout-margin) calc(var(--layout-margin) - 10px);
    border-block-end: 0;
    ${media.desktop} {
      padding-block-start: var(--space-24);
      padding-inline: var(--space-40) calc(var(--space-40) - 10px);
    }
  }
  & h2 {
    ${titleType} ${longWords} min-inline-size: 0;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-16) var(--space-24);
  &:focus-visible {
    outline-offset: -2px;
  }
  /*
   * There the panel scrolls as a whole: with a fixed head and foot, no space would be left for its
   * content.
   */
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
  /* Rows that come first include their own spacing, and the head its rule. */
  [data-side='bottom'] > &,
  [data-side='start'] > & {
    --accordion-edge: 0px;
    --accordion-lift: calc(-1 * var(--space-16));
  }
  [data-side='start'] > & {
    padding-inline: var(--space-16);
  }
  [data-side='bottom'] > & {
    padding-inline: var(--layout-margin);
  }
  [data-side][data-width='wide'] > & {
    padding-block-start: var(--space-4);
    padding-inline: var(--layout-margin);
    ${media.desktop} {
      padding-inline: var(--space-40);
    }
  }
`;

export const PanelFoot = styled.div`
  flex: none;
  padding: var(--space-16) var(--space-24) max(var(--space-24), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-hairline);
  background: var(--color-sheet);
  [data-side='bottom'] > &,
  [data-side='start'] > & {
    padding: var(--space-12) var(--space-16) max(var(--space-16), env(safe-area-inset-bottom));
  }
  [data-side='bottom'] > & {
    padding-inline: var(--layout-margin);
  }
  [data-side][data-width='wide'] > & {
    padding-inline: var(--layout-margin);
    ${media.desktop} {
      padding-inline: var(--space-40);
    }
  }
`;
