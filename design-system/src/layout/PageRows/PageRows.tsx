/** PageRows: the rows of a page, stacked with the distances that their kinds require. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { onlyOnRules, type ScreenKind } from '../../foundation/viewportOnly.ts';

/**
 * `heading`: text that introduces the next row. `figures`: a few numbers, placed close under a
 * picture from edge to edge.
 */
export const pageRowKinds = ['section', 'heading', 'figures'] as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--layout-section);
  & > [data-is-edge-to-edge] + [data-kind='figures'] {
    margin-block-start: calc(-1 * var(--layout-section));
  }
  & > [data-kind='heading'] + :not([data-kind='heading']) {
    margin-block-start: calc(var(--layout-heading) - var(--layout-section));
  }
  &[data-is-filling],
  &[data-is-filling] > *,
  &[data-is-filling] > * > * {
    block-size: 100%;
  }
`;

export type PageRowsProps = ComponentPropsWithRef<'div'> & {
  /** As high as its container, with the first row filling it. */
  readonly isFilling?: boolean;
};

/** Children are `PageRow`. */
export function PageRows({ isFilling = false, ...native }: PageRowsProps) {
  return <Root {...native} data-is-filling={isFilling ? '' : undefined} />;
}

const Row = styled.div`
  ${onlyOnRules}
`;

export type PageRowProps = ComponentPropsWithRef<'div'> & {
  /**
   * Sets its distances: a `heading` is closer to what follows, `figures` right under a picture from
   * edge to edge; `section` by default.
   */
  readonly kind?: (typeof pageRowKinds)[number];
  /** Reaches both edges of the window. */
  readonly isEdgeToEdge?: boolean;
  /** The one kind of screen it is meant for. */
  readonly only?: ScreenKind | undefined;
};

/** One row, as wide as the page; its own margins are a `Container`'s. */
export function PageRow({ kind = 'section', isEdgeToEdge = false, only, ...native }: PageRowProps) {
  return (
    <Row
      {...native}
      data-kind={kind}
      data-only={only}
      data-is-edge-to-edge={isEdgeToEdge ? '' : undefined}
    />
  );
}
