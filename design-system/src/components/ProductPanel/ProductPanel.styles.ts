/**
 * Styles of a product's panel: pictures beside the choices from a tablet on; on a phone a sheet that
 * scrolls as a whole, with its cross and its foot in view.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, sectionType } from '../../foundation/typeStyles.ts';
import { Panel, PanelFoot } from '../Drawer/Drawer.styles.ts';

export const ProductPanelRoot = styled(Panel)`
  --drawer-away-x: 0%;
  --drawer-away-y: 100%;
  inset-block-start: 44px;
  inline-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What takes the focus stands clear of the cross and the foot. */
  scroll-padding-block: 64px 112px;
  ${media.tablet} {
    --drawer-away-x: 100%;
    --drawer-away-y: 0%;
    inset-block-start: 0;
    inline-size: min(100%, 760px);
    display: grid;
    grid-template: minmax(0, 1fr) auto / 312px minmax(0, 1fr);
    overflow-y: visible;
  }
  ${media.low} {
    inset-block-start: 0;
    grid-template-rows: auto auto;
    overflow-y: auto;
  }
`;

/** Over pictures and words alike on a phone; beside the words from a tablet on. */
export const ProductPanelCross = styled.div`
  position: sticky;
  inset-block-start: var(--space-8);
  z-index: 1;
  flex: none;
  align-self: end;
  margin: var(--space-8) var(--space-8) calc(-1 * var(--size-control-small) - var(--space-8)) 0;
  background: var(--color-sheet);
  ${media.tablet} {
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-12);
    margin: 0;
  }
`;

/** Two pictures of 4:5 side by side on a phone, also before they are known. */
export const ProductPanelPictures = styled.div`
  flex: none;
  min-inline-size: 0;
  min-block-size: 62.5vw;
  background: var(--color-shade-light);
  ${media.tablet} {
    grid-row: 1 / -1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
  ${media.forcedColors} {
    &:empty {
      border: 1px solid GrayText;
    }
  }
`;

export const ProductPanelWords = styled.div`
  padding: var(--space-16) var(--layout-margin) var(--space-24);
  & > h2 {
    ${sectionType} ${longWords}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* What scrolls passes under the edge below the cross, not under the cross. */
  ${media.tablet} {
    margin-block-start: 52px;
    padding: var(--space-4) var(--space-40) var(--space-24);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** A button as wide as there is room, a small one, and from a tablet on a line of their own for others. */
export const ProductPanelFoot = styled(PanelFoot)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  margin-block-start: auto;
  padding: var(--space-12) var(--layout-margin) max(var(--space-24), env(safe-area-inset-bottom));
  & > :first-child {
    flex: 1;
  }
  & > :nth-child(n + 3) {
    display: none;
  }
  /* Without a button it would only cover what replaces it. */
  &:has(> :first-child:empty) {
    display: none;
  }
  ${media.tablet} {
    position: static;
    padding: var(--space-16) var(--space-40) var(--space-24);
    & > :nth-child(n + 3) {
      display: block;
      flex: 0 0 100%;
      text-align: center;
    }
    /* Without a button the small one stands beside the others. */
    &:has(> :first-child:empty) {
      display: flex;
    }
    & > div:first-child:empty {
      display: none;
    }
    & > div:first-child:empty ~ :nth-child(n + 3) {
      flex: 1;
      padding-inline-start: var(--space-8);
      text-align: start;
    }
  }
`;
