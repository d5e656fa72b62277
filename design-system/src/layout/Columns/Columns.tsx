/** Columns: the page's few splits, one column on a phone. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

export const columnSplits = [
  'whole',
  'halves',
  'thirds',
  'quarters',
  'article',
  'filters',
  'product',
  'checkout',
  'account',
  'reviews',
] as const;
export const columnAligns = ['start', 'end', 'stretch'] as const;
export type ColumnSplit = (typeof columnSplits)[number];

const tracks: Record<ColumnSplit, { readonly columns: string; readonly gap: string }> = {
  whole: { columns: 'minmax(0, 1fr)', gap: '0' },
  halves: { columns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--layout-gutter)' },
  thirds: { columns: 'repeat(3, minmax(0, 1fr))', gap: 'var(--layout-gutter)' },
  quarters: { columns: 'repeat(4, minmax(0, 1fr))', gap: 'var(--layout-gutter)' },
  article: { columns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 'var(--space-96)' },
  filters: {
    columns: 'minmax(232px, var(--layout-filter-column)) minmax(0, 1fr)',
    gap: 'min(5vw, var(--space-72))',
  },
  product: {
    columns: 'minmax(0, 1fr) minmax(320px, var(--layout-buy-column))',
    gap: 'clamp(40px, 5vw, var(--layout-buy-gap))',
  },
  checkout: {
    columns: 'minmax(0, 1fr) minmax(320px, var(--layout-summary-column))',
    gap: 'clamp(40px, 6.7vw, var(--layout-checkout-gap))',
  },
  account: {
    columns: '216px minmax(0, 1fr)',
    gap: 'clamp(40px, 6.7vw, var(--layout-checkout-gap))',
  },
  reviews: { columns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: 'var(--layout-gutter)' },
};

const splitRules = columnSplits
  .map(
    (split) =>
      `&[data-split='${split}'] { grid-template-columns: ${tracks[split].columns}; column-gap: ${tracks[split].gap}; }`,
  )
  .join('\n');

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  row-gap: var(--space-40);
  &[data-align='end'] {
    align-items: end;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  /* Picture and buy box stand side by side from a tablet on; the words' own margin parts them. */
  ${media.tablet} {
    &[data-split='product'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    ${splitRules}
    /* The bar above has a rule of its own, and the first filter begins level with the products. */
    &[data-split='filters'] > :first-child {
      --accordion-edge: 0px;
      --accordion-lift: calc(-1 * var(--space-16));
    }
  }
`;

export type ColumnsProps = ComponentPropsWithRef<'div'> & {
  /**
   * `whole` is one column on a desktop too: for content whose second column is empty for a while.
   */
  readonly split?: ColumnSplit;
  /**
   * How columns of different height are aligned: at the top (default), at the bottom, or stretched
   * to the tallest.
   */
  readonly align?: (typeof columnAligns)[number];
};

/**
 * Columns from desktop width, measured as the design's own splits, a product's from tablet width; on
 * a phone everything is in one.
 */
export function Columns({ split = 'halves', align = 'start', ...native }: ColumnsProps) {
  return <Root {...native} data-split={split} data-align={align} />;
}
