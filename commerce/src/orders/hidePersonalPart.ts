/**
 * Whoever has an order's public id may see the order, but not for ever whose it is: links are passed on, kept in histories
 * and read by others on a shared device. Name, addresses, e-mail, messages and the cart's id show for a while after the
 * shopper placed it, so that the confirmation can be read and printed; after that the mail has them.
 */
import type { OrderView } from './orderView.ts';

/** Milliseconds after the order was placed, or placed again because a payment failed. */
export const personalPartLife = 60 * 60_000;

export function isPersonalPartShown(
  { order, payments }: Pick<OrderView, 'order' | 'payments'>,
  now: number,
): boolean {
  const placed = Math.max(
    order.created_at.getTime(),
    ...payments.map(({ openedAt }) => openedAt.getTime()),
  );
  return now - placed < personalPartLife;
}

/** The order without the person. Its cart's id goes too, since it leads to what the checkout was given. */
export function hidePersonalPart(view: OrderView): OrderView {
  const { order, lines, priced } = view;
  const checkout = { desiredDeliveryDate: order.checkout.desiredDeliveryDate };
  return {
    ...view,
    hasPersonalPart: false,
    order: { ...order, email: '', cart_id: '', billing: {}, shipping: {}, checkout },
    lines: lines.map((line) => ({ ...line, snapshot: { ...line.snapshot, message: null } })),
    priced: {
      ...priced,
      cart: { ...priced.cart, cart_id: '', checkout },
      lines: priced.lines.map((line) => ({ ...line, row: { ...line.row, message: null } })),
    },
  };
}
