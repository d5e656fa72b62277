/** Styles of a product card: picture edge to edge, words close under it. */
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const CardPicture = styled.div`
  position: relative;
  order: -1;
  [data-is-sold-out] > & > :first-child {
    opacity: 0.55;
  }
`;

/**
 * Above the card's link, so that it is pressed itself; on a background of its own, since the
 * picture may be dark there.
 */
export const CardAction = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    background: var(--color-sheet);
    border-radius: var(--radius-control);
  }
  ${media.forcedColors} {
    &::before {
      border: 1px solid CanvasText;
    }
  }
`;

/** In the corner that a thumb reaches. Without scripts the card's link replaces it. */
export const CardQuickAction = styled(CardAction)`
  inset-block: auto 2px;
  @media (scripting: none) {
    display: none;
  }
`;

/** Above the card's link, with its place held until the page runs. */
export const CardCompare = styled.div`
  position: relative;
  z-index: 1;
  align-self: start;
  min-block-size: 44px;
  & label {
    ${smallType}
    line-height: 1.5rem;
    color: var(--color-muted);
  }
  & label:has(:checked) {
    color: var(--color-accent);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** On a ground of its own, as badges are. */
export const CardSwatches = styled.div`
  position: absolute;
  inset-block-end: var(--space-12);
  inset-inline-start: var(--space-12);
  padding-inline: var(--space-4) var(--space-8);
  background: var(--color-sheet);
  color: var(--color-ink);
  border-radius: var(--radius-control);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const CardText = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding-block-start: 14px;
  ${media.belowDesktop} {
    padding-inline: var(--layout-margin) var(--space-8);
  }
`;

/** A name must be legible in full: it takes the lines it needs. */
export const CardName = styled.h3`
  ${bodyType}
  ${longWords}
  text-wrap: pretty;
`;

/** The whole card is the link's target; its accessible name is the product's alone. */
export const CardLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  ${media.canHover} {
    &:hover {
      text-decoration: underline 1px;
    }
  }
`;
