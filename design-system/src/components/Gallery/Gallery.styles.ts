/**
 * Styles of a gallery: two to a row from desktop width, one on a tablet, on a phone a strip that
 * snaps. In a panel one to a row from tablet width, on a phone a strip of two.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const GalleryRoot = styled.section`
  position: relative;
  min-inline-size: 0;
`;

// Clips what is out of view, or the page would grow as wide as the whole strip.
export const GalleryList = styled.ul`
  position: relative;
  display: flex;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li {
    flex: none;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    overflow: visible;
    & > li {
      inline-size: auto;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:only-child {
      grid-column: 1 / -1;
    }
  }
  [data-size='panel'] > & {
    gap: 2px;
    & > li:not(:only-child) {
      inline-size: calc(50% - 1px);
    }
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
      & > li:not(:only-child) {
        inline-size: auto;
      }
    }
  }
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow: visible;
  }
`;

export const GalleryPicture = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.tablet} {
    [data-size='page'] & {
      &:focus-visible {
        outline-offset: 3px;
      }
    }
  }
`;

export const GalleryCount = styled.span`
  ${smallType}
  position: absolute;
  inset-block-end: var(--space-12);
  inset-inline-end: var(--space-12);
  padding: 2px var(--space-12);
  background: var(--color-sheet);
  pointer-events: none;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
