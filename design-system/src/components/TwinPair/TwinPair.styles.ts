/** Styles of a used product and its new twin: pictures side by side, the words beside or above them. */
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallType } from '../../foundation/typeStyles.ts';

export const TwinRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas:
    'words'
    'pair'
    'action';
  gap: var(--space-24);
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: 1fr auto;
    grid-template-areas:
      'words pair'
      'action pair';
    column-gap: var(--space-48);
  }
`;

export const TwinWords = styled.div`
  grid-area: words;
  display: grid;
  align-content: end;
  gap: var(--space-12);
`;

export const TwinPieces = styled.div`
  grid-area: pair;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px;
  ${media.desktop} {
    gap: var(--space-24);
  }
`;

export const TwinAction = styled.div`
  grid-area: action;
  display: grid;
  ${media.desktop} {
    justify-content: start;
    padding-block-end: var(--space-24);
  }
`;

export const TwinPiece = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-12);
  min-inline-size: 0;
`;

export const TwinPicture = styled.div`
  position: relative;
`;

export const TwinMark = styled.span`
  ${smallType}
  position: absolute;
  inset-block-start: var(--space-8);
  inset-inline-start: var(--space-8);
  padding: 2px var(--space-8);
  background: var(--color-sheet);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const TwinFacts = styled.div`
  ${longWords}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  padding-inline-end: var(--space-8);
`;

/** The name is the link; it covers the picture too. */
export const TwinLink = styled(Link)`
  ${bodyType}
  color: inherit;
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
      text-underline-offset: 4px;
    }
  }
`;

export const TwinLinked = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-12);
`;

/** As high as a TwinPair, so that nothing moves when it arrives. */
export const TwinPairSpace = styled.div`
  min-block-size: calc(62.5vw + 340px);
  ${media.desktop} {
    min-block-size: min(38vw + 120px, 660px);
  }
`;
