import { isUnreachable } from '../../data-api/isUnreachable.ts';
import { isOutOfStock } from '../../features/checkout/isOutOfStock.ts';
import { OrderRefused } from '../../features/checkout/useCheckout.ts';
import type { Text } from '../../languages/createText.ts';

/**
 * The message for a refused order: what happened and what to do (spec section 8). A customer
 * refused credit is directed to another payment option, whatever the reason (spec section 6), and
 * nobody is accused of what is only suspected.
 */
export function refusalText(error: unknown, text: Text): string {
  const reason = error instanceof OrderRefused ? error.reason : '';
  const isCredit = error instanceof OrderRefused && error.isCredit;
  if (isCredit && reason === 'blacklisted') return text('checkout.limited');
  if (reason === 'blacklisted' || reason === 'CUSTOMER_BLACKLISTED')
    return text('checkout.blacklisted');
  if (reason === 'invalidemail') return text('email.invalid');
  if (reason === 'serialreturner') return text('checkout.serialReturner');
  if (reason === 'suspectedfraud') return text('checkout.suspectedFraud');
  if (isOutOfStock(error)) return text('checkout.stockChanged');
  if (isUnreachable(error)) return text('error.offline');
  if (error instanceof OrderRefused && /^[a-z]+$/.test(reason) && reason !== 'unknown')
    return text('checkout.limited');
  return text('checkout.failed');
}
