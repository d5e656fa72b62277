/**
 * Space for a thumb round something that is drawn smaller: 44 px high, though its line keeps its
 * height.
 */
import { css } from 'styled-components';

/** For what has no other target within 12 px above or below; where targets lie closer, their rows are 44 px. */
export const hitArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: min(0px, (100% - var(--size-control-small)) / 2);
  }
`;
