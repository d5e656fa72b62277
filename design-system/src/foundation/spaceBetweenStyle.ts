/** Text at both ends of a line, on one baseline; stacked where it does not fit. */
import { css } from 'styled-components';

export const spaceBetweenStyle = css`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;
