/** How a carousel looks: a strip that snaps, with what belongs to it on one line above. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const CarouselRoot = styled.section`
  min-inline-size: 0;
  --carousel-gap: 2px;
  --carousel-shown: 1.6;
  ${media.tablet} { --carousel-gap: var(--space-16); --carousel-shown: 2.5; }
  ${media.desktop} { --carousel-gap: var(--layout-gutter); --carousel-shown: 4; }
  &[data-width='tile'] {
    --carousel-shown: 1.2;
    ${media.tablet} { --carousel-shown: 2.2; }
    ${media.desktop} { --carousel-shown: 3; }
  }
  &[data-width='full'] { --carousel-shown: 1; }
`;

export const CarouselBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-8) var(--space-24);
  padding-block-end: var(--space-16);
  & > * { min-inline-size: 0; }
  & > :first-child:not(:only-child) { flex: 1 1 11rem; }
`;

/** Keeps its room where all is in sight, so that nothing moves when that is known. */
export const CarouselTurns = styled.div`
  ${smallType}
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-inline-start: auto;
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
  &[data-is-idle] { visibility: hidden; }
  & > [aria-disabled='true'] { color: var(--color-edge); cursor: not-allowed; }
  ${media.forcedColors} { & > [aria-disabled='true'] { color: GrayText; } }
  ${media.print} { display: none; }
`;

export const CarouselStrip = styled.ul`
  position: relative;
  display: flex;
  gap: var(--carousel-gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &:focus-visible { outline-offset: -2px; }
  & > li {
    flex: none;
    inline-size: calc((100% - (var(--carousel-shown) - 1) * var(--carousel-gap)) / var(--carousel-shown));
    scroll-snap-align: start;
  }
  ${media.print} { flex-wrap: wrap; overflow: visible; & > li { inline-size: 23%; } }
`;
