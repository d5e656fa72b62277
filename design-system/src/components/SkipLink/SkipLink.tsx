/** SkipLink: the first tab stop, past the header. */
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';

/** An anchor that shows itself when focused; its `href` is the id of the main area. */
export const SkipLink = styled.a`
  &:not(:focus) {
    ${hiddenStyle}
  }
  &:focus {
    position: fixed;
    inset-block-start: var(--space-8);
    inset-inline-start: var(--space-8);
    z-index: 100;
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
    padding-inline: var(--space-24);
    background: var(--color-sheet);
    color: var(--color-accent);
    box-shadow: var(--shadow-float);
  }
`;
