/**
 * Hides personal data of orders that are opened by their public id: links are shared, stay in browser
 * histories and are opened by others on a shared device. Name, addresses, e-mail, messages and the
 * cart's id are shown for an hour after the order was placed, so that the confirmation can be read and
 * printed; afterwards only the mail has them.
 */
import type { OrderView, PaymentView } from './orderView.ts';

/** Milliseconds after the order was placed, or placed again because a payment failed. */
export const personalDataLifetime = 60 * 60_000;

export function isPersonalDataShown(
  {
    order,
    payments,
  }: {
    readonly order: Pick<OrderView['order'], 'createdAt'>;
    readonly payments: readonly Pick<PaymentView, 'openedAt'>[];
  },
  now: number,
): boolean {
  const placed = Math.max(
    order.createdAt.getTime(),
    ...payments.map(({ openedAt }) => openedAt.getTime()),
  );
  return now - placed < personalDataLifetime;
}

/** The order without personal data. Its cart's id is removed too, as it opens the checkout data. */
export function redactPersonalData(view: OrderView): OrderView {
  const { order, lines, priced } = view;
  const checkout = { desiredDeliveryDate: order.checkout.desiredDeliveryDate };
  return {
    ...view,
    hasPersonalData: false,
    order: { ...order, email: '', cartId: '', billing: {}, shipping: {}, checkout },
    lines: lines.map((line) => ({ ...line, snapshot: { ...line.snapshot, message: null } })),
    priced: {
      ...priced,
      cart: { ...priced.cart, cartId: '', checkout },
      lines: priced.lines.map((line) => ({ ...line, row: { ...line.row, message: null } })),
    },
  };
}
