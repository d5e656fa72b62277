import { SummaryList, type SummaryRow } from '@solvik/design-system';
import { useServices } from '../../app/services.ts';
import { BothWays } from '../market/BothWays.tsx';
import { formatBothWays } from '../market/formatMoney.ts';
import type { Cart } from './cartQuery.ts';
import { cartSums } from './cartSums.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

/**
 * The sums in the order shoppers add them up: subtotal, discount, shipping, VAT, total (behaviours, Checkout). Without VAT
 * it is added before the total; what is paid has it either way.
 */
export function CartTotals({
  cart,
  totalLabel,
}: {
  readonly cart: Cart;
  readonly totalLabel?: string | undefined;
}) {
  const { text, site } = useServices();
  const { total, shipping } = cart.summary ?? {};
  if (!total) return null;
  const { subtotal, discount } = cartSums(cart);
  const withoutVat = cartWithoutVat(cart);
  const sum = (incVat: number, exVat: number) => formatBothWays({ incVat, exVat }, site.currency);
  const discountLabel = cart.promoCode
    ? `${text('cart.discount')} (${cart.promoCode})`
    : text('cart.discount');
  const rows: readonly SummaryRow[] = [
    {
      id: 'subtotal',
      label: <BothWays incVat={text('cart.subtotal')} exVat={text('cart.subtotalWithoutVat')} />,
      amount: sum(subtotal, withoutVat.subtotal),
    },
    ...(discount > 0
      ? [
          {
            id: 'discount',
            label: discountLabel,
            amount: sum(-discount, -withoutVat.discount),
            tone: 'reduced',
          } as const,
        ]
      : []),
    ...(shipping
      ? [
          {
            id: 'shipping',
            label: text('cart.shipping'),
            amount:
              shipping.feeIncVat === 0
                ? text('cart.shippingFree')
                : sum(shipping.feeIncVat, shipping.feeExVat),
          },
        ]
      : []),
    {
      id: 'vat',
      label: <BothWays incVat={text('cart.vat')} exVat={text('cart.vatAdded')} />,
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
