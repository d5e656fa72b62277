import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import type { Cart } from './cartQuery.ts';

const List = styled.dl`
  display: grid;
  gap: var(--space-8);
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  & > dd { text-align: end; white-space: nowrap; }
  &[data-tone='reduced'] > dd { color: var(--color-reduced); }
  &[data-is-total] {
    padding-block-start: var(--space-12);
    border-block-start: 1px solid var(--color-ink);
    font-weight: var(--font-weight-medium);
  }
`;

/** The sums in the order shoppers add them up: subtotal, discount, shipping, VAT, total (behaviours, Checkout). */
export function CartTotals({ cart, totalLabel }: { readonly cart: Cart; readonly totalLabel?: string | undefined }) {
  const { text } = useServices();
  const { total, subTotal, shipping } = cart.summary ?? {};
  if (!total) return null;
  const rows = [
    { key: 'subtotal', label: text('cart.subtotal'), sum: subTotal?.regularPriceIncVatFormatted },
    ...(total.discountIncVat > 0 ? [{ key: 'discount', label: text('cart.discount'), sum: `\u2212${total.discountIncVatFormatted ?? ''}`, tone: 'reduced' }] : []),
    ...(shipping ? [{ key: 'shipping', label: text('cart.shipping'), sum: shipping.feeIncVat === 0 ? text('cart.shippingFree') : shipping.feeIncVatFormatted }] : []),
    { key: 'vat', label: text('cart.vat'), sum: total.vatFormatted },
  ];
  return (
    <List>
      {rows.map(({ key, label, sum, ...row }) => (
        <Row key={key} data-tone={'tone' in row ? row.tone : undefined}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </Row>
      ))}
      <Row data-is-total="">
        <dt>{totalLabel ?? text('cart.totalIncVat')}</dt>
        <dd>{total.sellingPriceIncVatFormatted}</dd>
      </Row>
    </List>
  );
}
