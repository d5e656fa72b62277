/** How an order stands, in an operator's words: whether it is paid comes before what is done with it. */
import type { OrderStatus } from './orderRow.ts';

const stands: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'awaiting payment',
  pending: 'paid, to send',
  'on-hold': 'paid, needs a look',
  partial: 'partly sent',
  backorder: 'paid, waits for stock',
  completed: 'sent',
  cancelled: 'cancelled',
  refunded: 'paid back',
};

const why: Readonly<Record<string, string>> = {
  declined: 'cancelled, card refused',
  cancelled: 'cancelled, payment broken off',
  open: 'cancelled, not paid in time',
  mismatch: 'cancelled, another amount was paid',
};

/** @param lastPayment the status of its last payment; undefined when it had none, as an order that costs nothing */
export function describeStatus(
  { status, total }: { readonly status: OrderStatus; readonly total: number },
  lastPayment: string | undefined,
): string {
  if (status === 'cancelled') return why[lastPayment ?? ''] ?? stands.cancelled;
  if (status === 'pending-payment' && lastPayment === 'mismatch') return 'another amount was paid';
  return total === 0 ? stands[status].replace(/^paid, /, '') : stands[status];
}
