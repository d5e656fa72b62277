import { SummaryList, type SummaryRow } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import { formatMoney } from '../market/formatMoney.ts';
import type { Cart } from './cartQuery.ts';
import { cartSums } from './cartSums.ts';

/** The sums in the order shoppers add them up: subtotal, discount, shipping, VAT, total (behaviours, Checkout). */
export function CartTotals({ cart, totalLabel }: { readonly cart: Cart; readonly totalLabel?: string | undefined }) {
  const { text, site } = useServices();
  const { total, shipping } = cart.summary ?? {};
  if (!total) return null;
  const { subtotal, discount } = cartSums(cart);
  const discountLabel = cart.promoCode ? `${text('cart.discount')} (${cart.promoCode})` : text('cart.discount');
  const rows: readonly SummaryRow[] = [
    { id: 'subtotal', label: text('cart.subtotal'), amount: formatMoney(subtotal, site.currency) },
    ...(discount > 0 ? [{ id: 'discount', label: discountLabel, amount: formatMoney(-discount, site.currency), tone: 'reduced' } as const] : []),
    ...(shipping ? [{ id: 'shipping', label: text('cart.shipping'), amount: shipping.feeIncVat === 0 ? text('cart.shippingFree') : (shipping.feeIncVatFormatted ?? '') }] : []),
    { id: 'vat', label: text('cart.vat'), amount: total.vatFormatted ?? '' },
  ];
  return <SummaryList rows={rows} total={{ label: totalLabel ?? text('cart.totalIncVat'), amount: total.sellingPriceIncVatFormatted ?? '' }} />;
}
