/** Styles of the comparison's tray: words, products and actions in a row. */
import { keyframes, styled } from 'styled-components';
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

export const Item = styled.li`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  ${media.belowDesktop} {
    max-inline-size: 56px;
  }
  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    max-inline-size: 20rem;
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
`;

/** On a phone in the picture's corner, with a ground of its own; its target reaches beyond it. */
export const Remove = styled.div`
  ${media.belowDesktop} {
    position: absolute;
    inset-block-start: -11px;
    inset-inline-end: -11px;
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
