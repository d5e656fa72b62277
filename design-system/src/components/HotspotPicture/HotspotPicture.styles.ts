/** Styles of marks on a picture: a ring of 44 px round a point, and the panel beside it. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

export const HotspotRoot = styled.div`
  position: relative;
`;

export const HotspotMark = styled.button`
  position: absolute;
  inset-inline-start: clamp(0px, calc(var(--spot-x) - 22px), calc(100% - 44px));
  inset-block-start: clamp(0px, calc(var(--spot-y) - 22px), calc(100% - 44px));
  inline-size: 44px;
  block-size: 44px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  anchor-name: var(--spot-anchor);
  cursor: pointer;
  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 26px;
    block-size: 26px;
    border: 9px solid var(--color-sheet);
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-ink);
    transition: scale var(--motion-colour) var(--motion-easing);
  }
  ${media.canHover} {
    &:hover::before {
      scale: 1.15;
    }
  }
  ${media.reducedMotion} {
    &:hover::before {
      scale: 1;
    }
  }
  ${media.forcedColors} {
    &::before {
      border-color: ButtonFace;
      background: ButtonText;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Beside its mark where the browser can place it; else at the foot of the screen, as on a phone. */
export const HotspotPanel = styled.div`
  ${bodyType}
  position: fixed;
  inset: auto 0 0;
  inline-size: auto;
  max-inline-size: none;
  margin: var(--space-16);
  padding: 6px 6px 6px var(--space-24);
  border: 0;
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  &:popover-open {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-8);
  }
  & > div {
    min-inline-size: 0;
    padding-block: var(--space-12) var(--space-16);
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    @supports (position-area: bottom) {
      inset: auto;
      inline-size: max-content;
      max-inline-size: 20rem;
      margin: var(--space-8);
      position-anchor: var(--spot-anchor);
      position-area: bottom span-right;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
