/** Styles of a carousel: a strip that snaps, with its controls on one line above. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const CarouselRoot = styled.section`
  --carousel-gap: 2px;
  --carousel-shown: 1.6;
  --carousel-edge: 0px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'heading' 'strip' 'turns' 'link';
  min-inline-size: 0;
  ${media.tablet} {
    --carousel-gap: var(--space-16);
    --carousel-shown: 2.5;
  }
  ${media.belowDesktop} {
    &[data-bleed='phone'] {
      --carousel-edge: var(--layout-margin);
    }
  }
  ${media.desktop} {
    --carousel-gap: var(--layout-gutter);
    --carousel-shown: 4;
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'heading link turns' 'strip strip strip';
  }
  &[data-width='tile'] {
    --carousel-shown: 1.2;
    ${media.tablet} {
      --carousel-shown: 2.2;
    }
    ${media.desktop} {
      --carousel-shown: 3;
    }
  }
  &[data-width='full'] {
    --carousel-shown: 1;
  }
`;

export const CarouselHeading = styled.div`
  grid-area: heading;
  padding-inline: var(--carousel-edge);
  padding-block-end: var(--layout-heading);
  ${media.desktop} {
    align-self: end;
  }
`;

export const CarouselLink = styled.div`
  grid-area: link;
  padding-inline: var(--carousel-edge);
  padding-block-start: var(--space-24);
  ${media.desktop} {
    align-self: end;
    padding-block: 0 var(--layout-heading);
    padding-inline-start: var(--space-24);
  }
`;

/**
 * Keeps its space until it is known whether all is in view, so that nothing shifts then; where that
 * is certain it takes none.
 */
export const CarouselTurns = styled.div`
  ${smallType}
  grid-area: turns;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  padding-inline: var(--carousel-edge);
  padding-block-start: var(--space-8);
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
  &[data-is-idle] {
    visibility: hidden;
  }
  :not(:has(> ul > :nth-child(2))) > & {
    display: none;
  }
  ${media.desktop} {
    align-self: end;
    padding-block: 0 var(--layout-heading);
    padding-inline-start: var(--space-24);
    :not([data-width='tile'], [data-width='full']):not(:has(> ul > :nth-child(5))) > &,
    [data-width='tile']:not(:has(> ul > :nth-child(4))) > & {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The visual position, where a finger scrolls the strip. */
export const CarouselLine = styled.i`
  flex: 1;
  block-size: 1px;
  background: var(--color-hairline);
  &::before {
    content: '';
    display: block;
    block-size: 2px;
    inline-size: calc(var(--share) * 100%);
    margin-inline-start: calc(var(--from) * 100%);
    background: var(--color-ink);
  }
  ${media.desktop} {
    display: none;
  }
  ${media.forcedColors} {
    background: GrayText;
    &::before {
      background: CanvasText;
    }
  }
`;

export const CarouselStrip = styled.ul`
  grid-area: strip;
  position: relative;
  min-inline-size: 0;
  display: flex;
  gap: var(--carousel-gap);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  & > li {
    flex: none;
    inline-size: calc(
      (100% - (var(--carousel-shown) - 1) * var(--carousel-gap)) / var(--carousel-shown)
    );
    scroll-snap-align: start;
  }
  ${media.print} {
    flex-wrap: wrap;
    overflow: visible;
    & > li {
      inline-size: 23%;
    }
  }
`;
