/** FieldGrid: a form's fields, two to a row where both fit. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-16);
  & > * {
    flex: 1 1 max(9rem, calc(50% - var(--space-16)));
    min-inline-size: 0;
  }
`;

const Wide = styled.div`
  && {
    flex-basis: 100%;
  }
`;

export type FieldGridProps = ComponentPropsWithRef<'div'>;

/** Children are fields or `FieldGridWide`. A field narrower than nine letters' width takes a row of its own. */
export function FieldGrid(native: FieldGridProps) {
  return <Root {...native} />;
}

/** A field across the whole form. */
export function FieldGridWide(native: FieldGridProps) {
  return <Wide {...native} />;
}
