/** ProductGrid: a list of product cards, and the editorial tile that may stand among them. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const productGridBesides = ['nothing', 'filters'] as const;

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--layout-grid-row-gap) var(--layout-grid-column-gap);
  padding: 0;
  list-style: none;
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &[data-beside='filters'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`;

export type ProductGridProps = ComponentPropsWithRef<'ul'> & {
  readonly beside?: (typeof productGridBesides)[number];
};

/** Two columns on a phone with a 2 px seam, three on a tablet, four on a desktop (three beside filters). Children are `li`. */
export function ProductGrid({ beside = 'nothing', ...native }: ProductGridProps) {
  return <Root {...native} data-beside={beside} />;
}

/** A list item of double size, for an editorial picture among the cards. */
export const ProductGridTile = styled.li`
  grid-column: span 2;
  grid-row: span 2;
  min-block-size: 0;
`;
