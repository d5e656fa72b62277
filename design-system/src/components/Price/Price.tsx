/**
 * Price: the current price, the regular price and the lowest in thirty days (spec section 1,
 * lowest-price notice).
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType, sectionType, smallType } from '../../foundation/typeStyles.ts';
import { Amount, type AmountText } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const priceSizes = ['card', 'product'] as const;

const Root = styled.div`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-8);
`;

const Selling = styled.span`
  font-weight: var(--font-weight-medium);
  [data-is-reduced] > & {
    color: var(--color-reduced);
  }
  [data-size='product'] > & {
    ${sectionType}
  }
`;

const Regular = styled.span`
  color: var(--color-muted);
`;

const WithoutVat = styled.span`
  ${smallType}
  color: var(--color-muted);
`;

const Notice = styled.span`
  ${smallType}
  flex-basis: 100%;
  color: var(--color-muted);
  text-wrap: pretty;
`;

type Reduction = {
  /** Before the current price: "Nu". */
  readonly sellingLabel: string;
  /** The price before the reduction, already formatted in its currency: "1 999 kr". */
  readonly regular: AmountText;
  /** Before the regular price: "Ord.", "Ordinarie". */
  readonly regularLabel: string;
};

export type PriceProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /**
   * The current price, already formatted in its currency, "1 499 kr"; a plain string is the same
   * with and without VAT.
   */
  readonly selling: AmountText;
  /** After a price without VAT, and only where the page shows that one: "utan moms". */
  readonly withoutVatLabel?: string;
  /** Present when the price is lower than the regular one. */
  readonly reduction?: Reduction;
  /** The whole lowest-price sentence, text first, sum last; links are allowed in it. */
  readonly lowest?: ReactNode;
  /**
   * `product` is set large, and its label before a reduced price is only for screen readers; `card`
   * by default.
   */
  readonly size?: (typeof priceSizes)[number];
};

/** A price; a reduced one is red and labelled in text. */
export function Price({
  selling,
  withoutVatLabel,
  reduction,
  lowest,
  size = 'card',
  ...native
}: PriceProps) {
  return (
    <Root {...native} data-size={size} data-is-reduced={reduction ? '' : undefined}>
      <Selling>
        {reduction &&
          (size === 'card' ? (
            `${reduction.sellingLabel} `
          ) : (
            <VisuallyHidden>{reduction.sellingLabel} </VisuallyHidden>
          ))}
        <Amount amount={selling} />
      </Selling>
      {withoutVatLabel !== undefined && typeof selling !== 'string' && (
        <WithoutVat data-vat-amount="ex">{withoutVatLabel}</WithoutVat>
      )}
      {reduction && (
        <Regular>
          {`${reduction.regularLabel} `}
          <Amount amount={reduction.regular} />
        </Regular>
      )}
      {lowest !== undefined && <Notice>{lowest}</Notice>}
    </Root>
  );
}
