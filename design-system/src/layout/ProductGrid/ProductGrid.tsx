/** ProductGrid: a list of product cards, optionally with an editorial tile among them. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const productGridBesides = ['nothing', 'filters'] as const;

const Root = styled.ul`
  display: grid;
  --grid-columns: var(--per-row-phone, 2);
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(
        min(100%, 8.5rem),
        calc(
          (100% - (var(--grid-columns) - 1) * var(--layout-grid-column-gap)) / var(--grid-columns)
        )
      ),
      1fr
    )
  );
  /* A card takes the place that a tile is too wide for. */
  grid-auto-flow: dense;
  gap: var(--layout-grid-row-gap) var(--layout-grid-column-gap);
  padding: 0;
  list-style: none;
  ${media.tablet} {
    --grid-columns: 3;
    &[data-is-row] {
      --grid-columns: 4;
    }
  }
  ${media.desktop} {
    --grid-columns: var(--per-row-wide, 4);
    &[data-beside='filters'] {
      --grid-columns: var(--per-row-wide, 3);
    }
  }
`;

export type ProductGridProps = ComponentPropsWithRef<'ul'> & {
  /** What it shares the page with: beside `filters` it has three columns on a desktop rather than four. */
  readonly beside?: (typeof productGridBesides)[number];
  /** Four products at most: on a tablet they stand in one row too. */
  readonly isRow?: boolean;
};

/** Two columns on a phone with a 2 px seam, three on a tablet (four of a row), four on a desktop (three beside filters); fewer where text is set so large that words would not fit. The document's `--per-row-phone` and `--per-row-wide` replace two and four. Children are `li`. */
export function ProductGrid({ beside = 'nothing', isRow = false, ...native }: ProductGridProps) {
  return <Root {...native} data-beside={beside} data-is-row={isRow || undefined} />;
}

/** A list item of double size, for an editorial picture among the cards. */
export const ProductGridTile = styled.li`
  grid-column: 1 / -1;
  min-block-size: 0;
  ${media.tablet} {
    grid-column: span 2;
    grid-row: span 2;
  }
`;
