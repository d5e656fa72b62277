/** The box of 20 px and its mark, shared by everything that is ticked. */
import { css } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const checkboxStyle = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  background: var(--color-sheet);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  cursor: inherit;
  transition: background-color var(--motion-colour) var(--motion-easing);
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: var(--color-white);
    clip-path: polygon(10% 50%, 0 60%, 37% 92%, 100% 20%, 89% 11%, 36% 73%);
    opacity: 0;
  }
  &:checked {
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--color-reduced);
  }
  &:disabled {
    background: var(--color-shade);
    border-color: var(--color-edge);
    cursor: not-allowed;
  }
  &:disabled::before {
    background: var(--color-muted);
  }
  ${media.forcedColors} {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;
