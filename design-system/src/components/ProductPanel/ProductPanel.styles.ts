/**
 * Styles of a product's panel: pictures beside the choices on a desktop; on a phone a sheet that
 * scrolls as a whole, with its cross and its foot in view.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, sectionType } from '../../foundation/typeStyles.ts';
import { Panel, PanelFoot } from '../Drawer/Drawer.styles.ts';

export const ProductPanelRoot = styled(Panel)`
  inline-size: min(100%, 760px);
  ${media.desktop} {
    display: grid;
    grid-template: minmax(0, 1fr) auto / 312px minmax(0, 1fr);
  }
  ${media.belowDesktop} {
    --drawer-away-x: 0%;
    --drawer-away-y: 100%;
    inset-block-start: 44px;
    inline-size: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.low} {
    inset-block-start: 0;
    grid-template-rows: auto auto;
  }
`;

/** Over pictures and words alike. */
export const ProductPanelCross = styled.div`
  z-index: 1;
  background: var(--color-sheet);
  ${media.desktop} {
    position: absolute;
    inset-block-start: var(--space-12);
    inset-inline-end: var(--space-12);
  }
  ${media.belowDesktop} {
    position: sticky;
    inset-block-start: var(--space-8);
    flex: none;
    align-self: end;
    margin: var(--space-8) var(--space-8) calc(-1 * var(--size-control-small) - var(--space-8)) 0;
  }
`;

/** Two pictures of 4:5 side by side on a phone, also before they are known. */
export const ProductPanelPictures = styled.div`
  flex: none;
  min-inline-size: 0;
  background: var(--color-shade-light);
  ${media.desktop} {
    grid-row: 1 / -1;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
  ${media.belowDesktop} {
    min-block-size: 62.5vw;
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
  ${media.desktop} {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-48) var(--space-40) var(--space-24);
  }
`;

/** A button as wide as there is room, and small ones beside it. */
export const ProductPanelFoot = styled(PanelFoot)`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  & > :first-child {
    flex: 1;
  }
  padding-inline: var(--layout-margin);
  ${media.belowDesktop} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    margin-block-start: auto;
    padding-block-start: var(--space-12);
  }
  ${media.desktop} {
    padding: var(--space-16) var(--space-40) var(--space-40);
    border: 0;
  }
`;
