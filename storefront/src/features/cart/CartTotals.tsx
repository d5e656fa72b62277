import { SummaryList, type SummaryRow } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { WithAndWithoutVat } from '../market/WithAndWithoutVat.tsx';
import { formatWithAndWithoutVat } from '../market/formatMoney.ts';
import type { Cart } from './cart.ts';
import { campaignsLabel, formatDiscount } from './campaignTexts.tsx';
import { cartDiscounts } from './cartDiscounts.ts';
import { cartSums } from './cartSums.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

interface Props {
  readonly cart: Cart;
  readonly totalLabel?: string | undefined;
  /** Whether the delivery fee is an estimate: the destination is not known yet (spec section 5). */
  readonly isEstimate?: boolean | undefined;
}

/**
 * The sums in the order shoppers add them up: subtotal, discounts, shipping, VAT, total
 * (behaviours, Checkout). Without VAT it is added before the total; the amount to pay includes it
 * either way.
 */
export function CartTotals({ cart, totalLabel, isEstimate = false }: Props) {
  const services = useServices();
  const { text, site } = services;
  const { total, shipping } = cart.summary ?? {};
  if (!total) return null;
  const { subtotal } = cartSums(cart);
  const withoutVat = cartWithoutVat(cart);
  const sum = (incVat: number, exVat: number) =>
    formatWithAndWithoutVat({ incVat, exVat }, site.currency);
  const shippingLabel = text(isEstimate ? 'cart.shippingEstimate' : 'cart.shipping');
  const rows: readonly SummaryRow[] = [
    {
      id: 'subtotal',
      label: (
        <WithAndWithoutVat incVat={text('cart.subtotal')} exVat={text('cart.subtotalWithoutVat')} />
      ),
      amount: sum(subtotal, withoutVat.subtotal),
    },
    ...cartDiscounts(cart).rows.map(({ id, campaigns, discount }) => ({
      id: `discount ${id}`,
      label: campaignsLabel(campaigns, cart.promoCode, text),
      amount: formatDiscount(discount, services),
      tone: 'reduced' as const,
    })),
    ...(shipping
      ? [
          {
            id: 'shipping',
            label: shippingLabel,
            amount:
              shipping.feeIncVat === 0
                ? text('cart.shippingFree')
                : sum(shipping.feeIncVat, shipping.feeExVat),
          },
        ]
      : []),
    {
      id: 'vat',
      label: <WithAndWithoutVat incVat={text('cart.vat')} exVat={text('cart.vatAdded')} />,
      amount: total.vatFormatted ?? '',
    },
  ];
  return (
    <SummaryList
      rows={rows}
      total={{
        label: totalLabel ?? text('cart.totalIncVat'),
        amount: total.sellingPriceIncVatFormatted ?? '',
      }}
    />
  );
}
