/**
 * FactList: a description list of facts: an order's number and address, a garment's material and
 * care.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';

const Root = styled.dl`
  ${bodyType}
  ${longWords}
  display: grid;
  gap: var(--space-8);
`;

/** Side by side where both fit, stacked where they do not. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-24);
  & > dt {
    flex: 2 1 8rem;
    color: var(--color-muted);
  }
  & > dd {
    flex: 3 1 10rem;
  }
`;

export type Fact = {
  readonly id: string;
  /** The fact's name: "Ordernummer". */
  readonly term: ReactNode;
  /** The fact itself; also several lines or a link. */
  readonly details: ReactNode;
};

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** A row each, in display order: `id`, `term`, `details`. */
  readonly facts: readonly Fact[];
};

/** A description list, so that each fact is read with its name. */
export function FactList({ facts, ...native }: FactListProps) {
  return (
    <Root {...native}>
      {facts.map(({ id, term, details }) => (
        <Row key={id}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </Row>
      ))}
    </Root>
  );
}
