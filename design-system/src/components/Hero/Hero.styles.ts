/**
 * Styles of the first screen: picture above words on a phone, words at the bottom left of it on a
 * desktop.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { planeStyle, windowLight } from '../../foundation/planeStyles.ts';
import { displayType, leadType } from '../../foundation/typeStyles.ts';

export const HeroRoot = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  isolation: isolate;
  ${planeStyle}
  &[data-tone='accent']:not([data-has-picture]) {
    ${windowLight}
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: min(744px, calc(100svh - 124px));
  }
`;

export const HeroPicture = styled.div`
  position: relative;
  mask-image: linear-gradient(to bottom, black 82%, transparent);
  & > span {
    background: none;
  }
  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(50%, 780px);
    /*
     * Short and eased: the plane fades into the picture's background, and whatever is on it stays
     * intact.
     */
    mask-image: linear-gradient(
      to right,
      transparent,
      rgb(0 0 0 / 0.1) 3%,
      rgb(0 0 0 / 0.5) 8%,
      rgb(0 0 0 / 0.9) 13%,
      black 16%
    );
    & > span {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

export const HeroText = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  min-inline-size: 0;
  container-type: inline-size;
  padding: 0 var(--layout-margin) var(--space-40);
  [data-tone]:not([data-has-picture]) > & {
    padding-block-start: var(--space-72);
  }
  ${media.desktop} {
    align-self: end;
    inline-size: 100%;
    max-inline-size: var(--layout-container);
    margin-inline: auto;
    padding-block-end: 64px;
  }
  ${media.forcedColors} {
    & > :not(h1) {
      position: relative;
    }
  }
`;

/**
 * Fitted to the word, never clipped nor broken: by its number of letters, and so that the longest
 * word (`--longest-word`, in em) fits its line.
 */
export const HeroTitle = styled.h1`
  ${displayType}
  position: relative;
  isolation: isolate;
  margin-inline-start: -0.045em;
  padding-block-end: 0.12em;
  --most: 21vw;
  /*
   * Below 24 px it would be illegible on some planes; only a word that still does not fit then
   * breaks.
   */
  font-size: max(24px, min(var(--type-7-size), var(--most), 100cqi / var(--longest-word)));
  overflow-wrap: anywhere;
  hyphens: manual;
  max-inline-size: 100%;
  &[data-letters='9'] {
    --most: 18.4vw;
  }
  &[data-letters='10'] {
    --most: 16.6vw;
  }
  &[data-letters='many'] {
    --most: 13vw;
  }
  /*
   * A long word extends over the picture: the plane is drawn behind it there, whatever the picture
   * shows.
   */
  ${media.desktop} {
    [data-has-picture] &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0.15em -0.12em 0.1em 60%;
      background: var(--plane-colour);
      filter: blur(0.12em);
      opacity: 0.85;
    }
  }
  /*
   * The background that the browser draws behind text is as high as the title's letters could be:
   * it is layered below the text round it.
   */
  ${media.forcedColors} {
    position: static;
    isolation: auto;
    [data-has-picture] &::before {
      display: none;
    }
  }
  ${media.print} {
    [data-has-picture] &::before {
      display: none;
    }
  }
`;

export const HeroLead = styled.p`
  ${leadType}
  max-inline-size: 23em;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const HeroAction = styled.div`
  margin-block-start: var(--space-12);
`;
