/** PageRows: the rows of a page under each other, as far apart as what they are asks for. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { onlyOnRules, type ScreenKind } from '../../foundation/screenKind.ts';

/** `heading`: words that open what comes next. `figures`: a few numbers, which stand close under a picture from edge to edge. */
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
  /** As high as the place it stands in, with the first row filling it. */
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
  /** Sets how far apart it stands: a `heading` closer to what follows, `figures` right under a picture from edge to edge; `section` unless given. */
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
