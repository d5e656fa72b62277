/** The fade at the end of a row that scrolls sideways, which hints at more. */
import { css } from 'styled-components';

/**
 * For a flex row: stays at the edge while there is more to scroll to, and covers only background
 * after the last item. On another plane than the paper, that plane sets `--ground`.
 */
export const scrollFade = css`
  &::after {
    content: '';
    position: sticky;
    inset-inline-end: calc(-1 * var(--row-end, 0px));
    flex: none;
    align-self: stretch;
    inline-size: var(--space-24);
    background: linear-gradient(to right, transparent, var(--ground, var(--color-paper)));
    pointer-events: none;
  }
  &:dir(rtl)::after {
    background: linear-gradient(to left, transparent, var(--ground, var(--color-paper)));
  }
`;
