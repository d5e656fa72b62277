/** Styles of fields: label above, control, help or error below. */
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  ${smallType}
  font-weight: var(--font-weight-medium);
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
`;

export const FieldAside = styled.span`
  font-weight: var(--font-weight-regular);
  color: var(--color-muted);
`;

export const FieldHint = styled.p`
  ${smallType}
  color: var(--color-muted);
`;

export const FieldError = styled.p`
  ${smallType}
  color: var(--color-reduced);
`;

/** Edge, background and states of every input. */
export const controlStyle = css`
  ${bodyType}
  display: block;
  inline-size: 100%;
  min-block-size: var(--size-control);
  padding: 0 var(--space-16);
  background: var(--color-sheet);
  color: var(--color-ink);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  appearance: none;
  transition: border-color var(--motion-colour) var(--motion-easing);
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  ${media.canHover} {
    &:hover:not(:disabled) {
      border-color: var(--color-ink);
    }
  }
  &:focus-visible,
  &:focus {
    outline: 2px solid var(--color-focus-ring);
    outline-offset: 0;
    border-color: var(--color-focus);
    box-shadow: inset 0 0 0 1px var(--color-focus);
  }
  &[aria-invalid='true'] {
    border-color: var(--color-reduced);
    box-shadow: inset 0 0 0 1px var(--color-reduced);
  }
  &[aria-invalid='true']:focus {
    border-color: var(--color-focus);
    box-shadow: inset 0 0 0 1px var(--color-focus);
  }
  &:disabled {
    background: var(--color-shade);
    color: var(--color-muted);
    /* Some browsers fade a disabled select once more. */
    opacity: 1;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:focus {
      outline-color: Highlight;
    }
    &[aria-invalid='true'] {
      border-width: 2px;
    }
  }
`;
