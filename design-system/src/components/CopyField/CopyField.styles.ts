/** Styles of a field to copy: one box for the text and its button. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const CopyFieldRoot = styled.div`
  min-inline-size: 0;
`;

/** Where text is enlarged, the button is placed below. */
export const CopyFieldBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px;
  min-block-size: var(--size-control);
  padding: 3px;
  background: var(--color-sheet);
  border: 1px solid var(--color-ink);
  & > input {
    ${smallType}
    flex: 1 1 8rem;
    min-inline-size: 0;
    min-block-size: var(--size-control-small);
    padding: 0 var(--space-12);
    border: 0;
    background: none;
    color: var(--color-ink);
    text-overflow: ellipsis;
  }
  & > input:focus-visible {
    outline-offset: -2px;
  }
  & > button {
    flex: 0 1 auto;
    gap: var(--space-8);
    padding-inline: var(--space-16);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const CopyFieldNote = styled.p`
  ${smallType}
  &:not(:empty) {
    padding-block-start: var(--space-4);
  }
  &:has(> span) {
    padding: 0;
  }
`;
