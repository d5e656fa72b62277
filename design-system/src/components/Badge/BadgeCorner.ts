/** BadgeCorner: positions badges over a picture; shared by Gallery and ProductCard. */
import { styled } from 'styled-components';

/** Lets the picture under it be pressed. */
export const BadgeCorner = styled.div`
  position: absolute;
  inset-block-start: var(--space-12);
  inset-inline-start: var(--space-12);
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
  pointer-events: none;
`;
