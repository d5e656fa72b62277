/** Styles of suggestions under their field: a sheet with groups, rows of 44 and more. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords, smallCapsType, smallType } from '../../foundation/typeStyles.ts';

/** The panel's positioned ancestor. */
export const ComboboxFrame = styled.div`
  position: relative;
`;

export const ComboboxPanel = styled.div`
  position: absolute;
  z-index: 50;
  inset-block-start: calc(100% + var(--space-8));
  inset-inline: 0;
  max-block-size: min(70dvh, 560px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--space-16);
  background: var(--color-sheet);
  box-shadow: var(--shadow-float);
  &[data-emphasis='header'] {
    inset-inline-start: auto;
    inline-size: min(400px, 100vw - 32px);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** In place of the options, with nothing to choose. */
export const ComboboxNothing = styled.p`
  ${bodyType}
  ${longWords}
  padding: var(--space-4) var(--space-16);
  color: var(--color-muted);
`;

/** Below the list, and not part of it. */
export const ComboboxAction = styled.div`
  padding-inline: var(--space-16);
  margin-block-start: var(--space-8);
`;

export const ComboboxGroupItem = styled.li`
  & + & {
    margin-block-start: var(--space-12);
    padding-block-start: var(--space-16);
    border-block-start: 1px solid var(--color-hairline);
  }
`;

export const ComboboxGroupTitle = styled.span`
  ${smallCapsType}
  ${longWords}
  display: block;
  padding: 0 var(--space-16) var(--space-4);
  color: var(--color-accent);
`;

export const ComboboxRow = styled.li`
  ${bodyType}
  ${longWords}
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  padding: var(--space-4) 14px;
  border-inline: 2px solid transparent;
  color: var(--color-ink);
  cursor: pointer;
  outline: none;
  &[data-is-focused] {
    background: var(--color-accent-tint);
    border-inline-start-color: var(--color-accent);
  }
  ${media.forcedColors} {
    border-inline-color: Canvas;
    &[data-is-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ComboboxPicture = styled.span`
  flex: none;
  inline-size: 44px;
`;

export const ComboboxText = styled.span`
  flex: 1;
  min-inline-size: 0;
  & > span {
    display: block;
  }
`;

export const ComboboxDetail = styled.span`
  ${smallType}
  color: var(--color-ink);
`;

export const ComboboxAside = styled.span`
  flex: none;
  white-space: nowrap;
  font-weight: var(--font-weight-medium);
  font-variant-numeric: lining-nums tabular-nums;
`;

export const ComboboxRows = styled.ul``;
