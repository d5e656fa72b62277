/** Styles of the command palette's frame: a sheet over the page, its field, its rows, its foot. */
import { Content } from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { leadType, smallType } from '../../foundation/typeStyles.ts';

const appear = keyframes`from { opacity: 0; }`;
const vanish = keyframes`to { opacity: 0; }`;

export const PaletteSheet = styled(Content)`
  --ground: var(--color-sheet);
  position: fixed;
  z-index: 61;
  inset-inline: 0;
  inset-block-start: var(--space-16);
  margin-inline: auto;
  inline-size: min(100% - 32px, 672px);
  max-block-size: calc(100dvh - var(--space-32));
  display: flex;
  flex-direction: column;
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  outline: none;
  ${media.desktop} {
    inset-block-start: 112px;
    max-block-size: calc(100dvh - 112px - var(--space-32));
  }
  ${media.low} {
    inset-block-start: var(--space-8);
    max-block-size: calc(100dvh - var(--space-16));
    overflow-y: auto;
  }
  &[data-state='open'] {
    animation: ${appear} var(--motion-fade) var(--motion-easing);
  }
  &[data-state='closed'] {
    animation: ${vanish} var(--motion-colour) var(--motion-easing) forwards;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const PaletteField = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-16);
  min-block-size: 72px;
  padding-inline: var(--space-24) var(--space-12);
  border-block-end: 2px solid var(--color-accent);
`;

export const PaletteInput = styled.input`
  ${leadType}
  flex: 1;
  min-inline-size: 0;
  min-block-size: var(--size-control-small);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink);
  caret-color: var(--color-accent);
  appearance: none;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  /* The rule below it, in the accent, is its focus: the field has it while the palette is open. */
  &:focus-visible {
    outline: none;
  }
  ${media.forcedColors} {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;

export const PaletteClose = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: var(--size-control-small);
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-12);
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const PaletteList = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--space-8);
  ${media.low} {
    flex: none;
  }
`;

export const PaletteFoot = styled.div`
  ${smallType}
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-24);
  min-block-size: 52px;
  padding-inline: var(--space-24) var(--space-12);
  border-block-start: 1px solid var(--color-hairline);
  color: var(--color-muted);
  /* Beside a narrow window there is seldom a keyboard, and never space for both. */
  & > span {
    display: none;
    ${media.tablet} {
      display: inline;
    }
  }
  & > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    min-block-size: var(--size-control-small);
    margin-inline-start: auto;
    padding-inline: var(--space-12);
    color: inherit;
  }
  ${media.canHover} {
    & > button:hover {
      color: var(--color-accent);
    }
  }
`;
