/** The status of an order for operators: the payment first, then the delivery. */
import type { OrderStatus } from '../database/stored/orderColumns.ts';

const descriptions: Readonly<Record<OrderStatus, string>> = {
  'pending-payment': 'awaiting payment',
  pending: 'paid, to send',
  'on-hold': 'paid, needs attention',
  partial: 'partly sent',
  backorder: 'paid, waits for stock',
  completed: 'sent',
  cancelled: 'cancelled',
  refunded: 'paid back',
};

const reasons: Readonly<Record<string, string>> = {
  declined: 'cancelled, card refused',
  cancelled: 'cancelled, payment broken off',
  open: 'cancelled, not paid in time',
  mismatch: 'cancelled, another amount was paid',
};

/**
 * @param lastPayment the status of its last payment; undefined without one, as for an order that
 * costs nothing
 */
export function describeStatus(
  { status, total }: { readonly status: OrderStatus; readonly total: number },
  lastPayment: string | undefined,
): string {
  if (status === 'cancelled') return reasons[lastPayment ?? ''] ?? descriptions.cancelled;
  if (status === 'pending-payment' && lastPayment === 'mismatch') return 'another amount was paid';
  return total === 0 ? descriptions[status].replace(/^paid, /, '') : descriptions[status];
}
