/** Styles of a panel: a sheet from edge to edge under the header, categories in columns. */
import { keyframes, styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import {
  bodyType,
  longWords,
  sectionType,
  smallCapsType,
  smallType,
  titleType,
} from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;
const grow = keyframes`from { clip-path: inset(0 0 100% 0); }`;

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

// Positioned by the header, its nearest positioned ancestor, with which the sheet is one plane.
export const MenuPanel = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-sheet);
  clip-path: inset(0 0 -100% 0);
  animation: ${grow} var(--motion-fade) var(--motion-easing);
  &[data-is-replacing] {
    animation: none;
  }
  &[data-is-replacing] > * {
    animation: ${appear} var(--motion-colour) var(--motion-easing);
  }
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
  }
  header:has(&:not([hidden])) {
    background: var(--color-sheet);
  }
  header:has(&:not([hidden]))::after {
    content: none;
  }
  ${media.forcedColors} {
    header:has(&:not([hidden])) {
      border-block-end: 1px solid CanvasText;
    }
  }
`;

export const MenuScrim = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  block-size: 100dvh;
  background: var(--color-scrim);
  animation: ${appear} var(--motion-fade) var(--motion-easing);
  &[data-is-replacing] {
    animation: none;
  }
`;

/** Twelve columns: three for what the entry has, six for further groups, three for a picture. */
export const MenuColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr);
  gap: var(--layout-gutter);
  max-inline-size: var(--layout-container);
  margin-inline: auto;
  padding: var(--space-32) var(--layout-margin) 56px;
`;

export const MenuGroups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-24) var(--layout-gutter);
  align-content: start;
`;

export const MenuAll = styled.p`
  ${smallType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-12);
  padding-block-start: var(--space-16);
  color: var(--color-muted);
`;

export const MenuAside = styled.div`
  align-self: start;
`;

export const MenuGroupTitle = styled.p`
  ${smallCapsType}
  color: var(--color-muted);
  padding-block-end: var(--space-12);
`;

export const MenuLinks = styled.ul``;

export const MenuLink = styled(Link)`
  ${bodyType}
  ${longWords}
  display: flex;
  align-items: center;
  min-block-size: 40px;
  text-decoration: none;
  [data-is-first] &:not([data-is-all]) {
    ${titleType}
    min-block-size: 44px;
    padding-block: 6px;
    ${media.wide} {
      ${sectionType}
      min-block-size: 52px;
    }
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
      text-decoration: underline 1px;
      text-underline-offset: 0.2em;
    }
  }
  &[aria-current] {
    color: var(--color-accent);
  }
  &[data-is-all] {
    color: var(--color-accent);
    text-decoration: underline 1px;
    text-underline-offset: 0.3em;
  }
`;
