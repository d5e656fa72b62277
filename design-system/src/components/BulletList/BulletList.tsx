/** BulletList: a list within running text. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';

const Root = styled.ul`
  ${bodyType}
  ${longWords}
  display: grid;
  gap: var(--space-8);
  && {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  &&[data-is-ordered] {
    list-style: decimal;
  }
  & > li::marker {
    color: var(--color-accent);
  }
`;

export type BulletListProps = ComponentPropsWithRef<'ul'> & {
  /** Numbers rather than bullets, where the order matters. */
  readonly isOrdered?: boolean;
};

/** Children are `li`. */
export function BulletList({ isOrdered = false, ...native }: BulletListProps) {
  return (
    <Root as={isOrdered ? 'ol' : 'ul'} {...native} data-is-ordered={isOrdered ? '' : undefined} />
  );
}
