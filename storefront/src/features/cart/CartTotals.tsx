import { SummaryList, type SummaryRow } from '@solvik/design-system';
import { useServices } from '../../page/services.ts';
import { WithAndWithoutVat } from '../market/WithAndWithoutVat.tsx';
import { formatWithAndWithoutVat } from '../market/formatMoney.ts';
import type { Cart } from './cart.ts';
import { cartSums } from './cartSums.ts';
import { cartWithoutVat } from './cartWithoutVat.ts';

interface Props {
  readonly cart: Cart;
  readonly totalLabel?: string | undefined;
  /** Whether the delivery fee is an estimate: the destination is not known yet (spec section 5). */
  readonly isEstimate?: boolean | undefined;
}

/**
 * The sums in the order shoppers add them up: subtotal, discount, shipping, VAT, total
 * (behaviours, Checkout). Without VAT it is added before the total; the amount to pay includes it
 * either way.
 */
export function CartTotals({ cart, totalLabel, isEstimate = false }: Props) {
  const { text, site } = useServices();
  const { total, shipping } = cart.summary ?? {};
  if (!total) return null;
  const { subtotal, discount } = cartSums(cart);
  const withoutVat = cartWithoutVat(cart);
  const sum = (incVat: number, exVat: number) =>
    formatWithAndWithoutVat({ incVat, exVat }, site.currency);
  const discountLabel = cart.promoCode
    ? `${text('cart.discount')} (${cart.promoCode})`
    : text('cart.discount');
  const shippingLabel = text(isEstimate ? 'cart.shippingEstimate' : 'cart.shipping');
  const rows: readonly SummaryRow[] = [
    {
      id: 'subtotal',
      label: (
        <WithAndWithoutVat incVat={text('cart.subtotal')} exVat={text('cart.subtotalWithoutVat')} />
      ),
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
