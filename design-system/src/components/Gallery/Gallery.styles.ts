import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const GalleryRoot = styled.section`
  position: relative;
`;

export const GalleryList = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li { flex: none; inline-size: 100%; scroll-snap-align: start; }
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    overflow: visible;
    & > li { inline-size: auto; }
    & > li:only-child { grid-column: 1 / -1; }
  }
`;

export const GalleryPicture = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  &:focus-visible { outline-offset: -4px; }
`;

export const GalleryCount = styled.span`
  ${smallType}
  position: absolute;
  inset-block-end: var(--space-12);
  inset-inline-end: var(--space-12);
  padding: 2px var(--space-8);
  background: var(--color-sheet);
  font-variant-numeric: tabular-nums;
  ${media.desktop} { display: none; }
`;
