/** Styles of the comparison's tray: words, products and actions in a row. */
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

const rise = keyframes`from { transform: translateY(100%); }`;

export const Root = styled.section`
  position: fixed;
  z-index: 30;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  min-block-size: 94px;
  padding-block: 11px max(11px, env(safe-area-inset-bottom));
  padding-inline: var(--layout-margin);
  background: var(--color-sheet);
  color: var(--color-ink);
  border-block-start: 1px solid var(--color-hairline);
  animation: ${rise} var(--motion-fade) var(--motion-easing);
  ${media.desktop} {
    flex-wrap: nowrap;
    gap: var(--space-32);
    min-block-size: 112px;
    padding-block: 15px var(--space-16);
  }
  ${media.low} {
    position: static;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone only read, for want of room: the button has the number. */
export const Words = styled.div`
  & > :first-child {
    ${bodyType}
    font-weight: var(--font-weight-medium);
  }
  & > :last-child {
    ${smallType}
    color: var(--color-muted);
  }
  ${media.desktop} {
    flex: none;
  }
  ${media.belowDesktop} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/**
 * On a phone it asks for the room of four narrow products, whose crosses are still 44 apart, so that
 * the actions stay beside it; what is left makes them wider.
 */
export const Items = styled.ul`
  display: flex;
  flex: 1 1 168px;
  gap: var(--space-8);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.desktop} {
    flex: 1;
    gap: var(--space-24);
  }
`;

/** Where each product has little room, its cross is in the picture's corner; with less, its words go. */
const little = '@container product (max-width: 219.98px)';
const least = '@container product (max-width: 149.98px)';

export const Item = styled.li`
  flex: 1;
  min-inline-size: 0;
  ${media.belowDesktop} {
    max-inline-size: 56px;
  }
  ${media.desktop} {
    container: product / inline-size;
    max-inline-size: 20rem;
  }
`;

export const ItemRow = styled.div`
  position: relative;
  ${media.desktop} {
    display: flex;
    align-items: center;
    column-gap: var(--space-12);
  }
`;

export const Thumb = styled.div`
  ${media.desktop} {
    flex: none;
    inline-size: 64px;
  }
`;

export const ItemWords = styled.div`
  ${smallType}
  ${longWords}
  ${media.desktop} {
    flex: 1;
    min-inline-size: 0;
  }
  & > :first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > :last-child {
    font-weight: var(--font-weight-medium);
  }
  & > [data-is-reduced] {
    color: var(--color-reduced);
  }
  ${media.belowDesktop} {
    display: none;
  }
  ${least} {
    display: none;
  }
`;

/** In the corner it has a ground of its own, and its target reaches beyond the picture. */
const inCorner = (end: string) => css`
  position: absolute;
  inset-block-start: -11px;
  inset-inline-end: ${end};
  margin: 0;
  &::before {
    content: '';
    position: absolute;
    inset: 11px;
    background: var(--color-sheet);
    border: 1px solid var(--color-edge);
  }
  & svg {
    position: relative;
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** The picture of a phone is as wide as its product; that of a desktop 64 px. */
export const Remove = styled.div`
  ${media.desktop} {
    margin-inline-start: calc(-1 * var(--space-12));
  }
  ${media.belowDesktop} {
    ${inCorner('-11px')}
  }
  ${little} {
    ${inCorner('calc(100% - 64px - 11px)')}
  }
`;

/**
 * A phone has no room for emptying it at once: each product has its cross. Twice its own class, since
 * the actions have styles for their emphasis and size.
 */
export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-16);
  max-inline-size: 100%;
  margin-inline-start: auto;
  ${media.belowDesktop} {
    && > a {
      padding-inline: var(--space-12);
    }
    && > :not(a) {
      display: none;
    }
  }
`;
