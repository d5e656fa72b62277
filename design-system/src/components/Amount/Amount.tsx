/**
 * Amount: a sum of money with and without VAT, of which the page shows the one the visitor chose.
 */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/**
 * A sum already formatted in its currency, with no-break spaces; a plain string is used for both.
 */
export type AmountText = string | { readonly incVat: string; readonly exVat: string };

const Root = styled.span`
  white-space: nowrap;
  font-variant-numeric: lining-nums tabular-nums;
`;

export type AmountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** "1 999 kr", or the sum as two texts: `exVat` shows where the root element has `data-vat="ex"`, `incVat` everywhere else. */
  readonly amount: AmountText;
};

/**
 * Both sums are in the page, so that a cached page serves all visitors; `data-vat` on the root
 * element chooses.
 */
export function Amount({ amount, ...native }: AmountProps) {
  if (typeof amount === 'string') return <Root {...native}>{amount}</Root>;
  return (
    <Root {...native}>
      <span data-vat-amount="inc">{amount.incVat}</span>
      <span data-vat-amount="ex">{amount.exVat}</span>
    </Root>
  );
}
