/** Styles of a panel: a sheet from edge to edge under the header, categories in columns. */
import { keyframes, styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallCapsType } from '../../foundation/typeStyles.ts';

const unfold = keyframes`from { opacity: 0; }`;

export const MenuName = styled.span`
  position: relative;
  display: inline-flex;
`;

/**
 * For keys and for screen readers: beside its name while it has the focus, out of view otherwise.
 */
export const MenuToggle = styled.button`
  &:not(:focus) {
    ${hiddenStyle}
  }
  &:focus {
    position: absolute;
    z-index: 1;
    inset-block: 8px;
    inset-inline-start: 100%;
    display: grid;
    place-items: center;
    inline-size: 24px;
    background: var(--color-paper);
    outline-offset: -2px;
  }
  & > svg {
    transition: rotate var(--motion-fade) var(--motion-easing);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

// Positioned by the header, its nearest positioned ancestor.
export const MenuPanel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-sheet);
  border-block: 1px solid var(--color-hairline);
  box-shadow: var(--shadow-float);
  animation: ${unfold} var(--motion-fade) var(--motion-easing);
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const MenuColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-48);
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  padding: var(--space-32) var(--layout-margin) var(--space-48);
`;

export const MenuGroups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--space-24) var(--layout-gutter);
  align-content: start;
  max-inline-size: 960px;
`;

export const MenuAll = styled.div`
  grid-column: 1 / -1;
`;

export const MenuAside = styled.div`
  inline-size: clamp(200px, 20vw, 280px);
`;

export const MenuGroupTitle = styled.p`
  ${smallCapsType}
  color: var(--color-muted);
  padding-block-end: var(--space-4);
`;

export const MenuLinks = styled.ul``;

export const MenuLink = styled(Link)`
  ${bodyType}
  ${longWords}
  display: flex;
  align-items: center;
  min-block-size: 36px;
  text-decoration: none;
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
      text-decoration: underline 1px;
    }
  }
  &[aria-current] {
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  &[data-is-all] {
    display: inline-flex;
    font-weight: var(--font-weight-medium);
    text-decoration: underline 1px;
  }
`;
