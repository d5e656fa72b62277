import { SummaryList, type SummaryRow } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import type { Cart } from './cartQuery.ts';

/** The sums in the order shoppers add them up: subtotal, discount, shipping, VAT, total (behaviours, Checkout). */
export function CartTotals({ cart, totalLabel }: { readonly cart: Cart; readonly totalLabel?: string | undefined }) {
  const { text } = useServices();
  const { total, subTotal, shipping } = cart.summary ?? {};
  if (!total) return null;
  const rows: readonly SummaryRow[] = [
    { id: 'subtotal', label: text('cart.subtotal'), amount: subTotal?.regularPriceIncVatFormatted ?? '' },
    ...(total.discountIncVat > 0 ? [{ id: 'discount', label: text('cart.discount'), amount: `\u2212${total.discountIncVatFormatted ?? ''}`, tone: 'reduced' } as const] : []),
    ...(shipping ? [{ id: 'shipping', label: text('cart.shipping'), amount: shipping.feeIncVat === 0 ? text('cart.shippingFree') : (shipping.feeIncVatFormatted ?? '') }] : []),
    { id: 'vat', label: text('cart.vat'), amount: total.vatFormatted ?? '' },
  ];
  return <SummaryList rows={rows} total={{ label: totalLabel ?? text('cart.totalIncVat'), amount: total.sellingPriceIncVatFormatted ?? '' }} />;
}
