/** FieldGrid: a form's fields, two to a row where there is room for both. */
import { styled } from 'styled-components';

/** Children are fields or `FieldGridWide`. A field narrower than nine letters' width takes a row of its own. */
export const FieldGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-16);
  & > * { flex: 1 1 max(9rem, calc(50% - var(--space-16))); min-inline-size: 0; }
`;

/** A field across the whole form. */
export const FieldGridWide = styled.div`
  && { flex-basis: 100%; }
`;
