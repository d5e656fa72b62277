/**
 * Styles of a video: its picture with a disc to press, the question over it, and the video in the
 * same place.
 */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

/** Never taller than the screen. */
export const FrameRoot = styled.div`
  position: relative;
  max-inline-size: calc(85vh * var(--film-ratio));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* A long question makes the picture taller rather than overflowing it. */
  & > span {
    block-size: 100%;
  }
  ${media.print} {
    & > button {
      display: none;
    }
  }
`;

export const VideoContainer = styled.div`
  aspect-ratio: var(--film-ratio);
  background: var(--color-ink);
  & > :is(video, iframe) {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;

/** The whole picture is pressed; the disc holds on any picture by a ground of its own. */
export const PlayButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  @media (scripting: none) {
    display: none;
  }
`;

export const PlayDisc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: var(--color-sheet);
  color: var(--color-accent);
  transition: background var(--motion-colour) var(--motion-easing);
  ${PlayButton}:focus-visible > & {
    outline: 2px solid var(--color-focus);
    outline-offset: -6px;
  }
  ${media.canHover} {
    ${PlayButton}:hover > & {
      background: var(--color-accent-tint);
      color: var(--color-accent-deep);
    }
  }
  ${media.forcedColors} {
    border: 2px solid ButtonText;
  }
`;

export const Question = styled.div`
  position: relative;
  align-self: end;
  display: grid;
  gap: var(--space-16);
  margin: var(--space-16);
  padding: var(--space-24);
  max-inline-size: 34rem;
  background: var(--color-sheet);
  color: var(--color-ink);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
