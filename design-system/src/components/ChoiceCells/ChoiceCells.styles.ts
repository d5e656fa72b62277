/** Styles of cells to choose among, in each of their states. */
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

/** Four to a row, three where a label is long, fewer where words are large. */
export const ChoiceRoot = styled.div`
  display: grid;
  --cells: 4;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(4rem, calc((100% - (var(--cells) - 1) * 8px) / var(--cells)))), 1fr)
  );
  &[data-is-wide] {
    --cells: 3;
  }
  gap: var(--space-8);
`;

export const ChoiceLabel = styled.label`
  ${bodyType}
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: var(--size-size-cell);
  padding: var(--space-4) var(--space-8);
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--motion-colour) var(--motion-easing);
  & > input {
    ${hiddenStyle}
  }
  & > span {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${media.canHover} {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  &[data-is-sold-out] {
    color: var(--color-muted);
    background:
      linear-gradient(
        to top left,
        transparent calc(50% - 0.7px),
        var(--color-edge) calc(50% - 0.7px) calc(50% + 0.7px),
        transparent calc(50% + 0.7px)
      ),
      var(--color-paper);
  }
  /* A mark in the corner; its text is announced, and shown when the cell is chosen. */
  &[data-is-few]::after {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--color-accent);
  }
  &:has(:checked) {
    background-color: var(--color-accent-tint);
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  [role='radiogroup'][aria-invalid='true'] & {
    border-color: var(--color-reduced);
    box-shadow: inset 0 0 0 1px var(--color-reduced);
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--color-muted);
    background-color: var(--color-shade);
  }
  ${media.forcedColors} {
    [role='radiogroup'][aria-invalid='true'] & {
      border-width: 2px;
    }
    &[data-is-sold-out] {
      text-decoration: line-through;
    }
    &[data-is-few]::after {
      background: CanvasText;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;
