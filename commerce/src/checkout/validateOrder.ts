/**
 * Whether an order would be taken, before it is placed (spec section 4, Customer status from order validation; section 5).
 * The messages of a blocked customer and of a doubtful address are the storefront's to know by their words.
 */
import type { StoredCart } from '../carts/cartStore.ts';
import type { CustomerMark } from '../customers/customerMark.ts';
import { findCheckoutFault } from './checkCheckout.ts';
import type { CheckoutData } from './checkoutData.ts';

export const blockedMessage = 'Customer is blacklisted';

export interface OrderValidation {
  readonly isValid: boolean;
  readonly message: string | null;
  readonly memberType: string | null;
}

export interface OrderQuestion {
  /** What is given now, over what the cart has been told before. */
  readonly checkout: CheckoutData;
  /** Undefined for an id that is none. */
  readonly stored: StoredCart | undefined;
  readonly mark: CustomerMark;
}

function findFault({ checkout, stored, mark }: OrderQuestion): string | undefined {
  if (mark.isBlocked) return blockedMessage;
  const fault = findCheckoutFault(checkout);
  if (fault) return fault.message;
  if (!stored) return 'There is no cart with this id.';
  if (stored.cart.is_completed) return 'This cart has been ordered.';
  return stored.lines.length === 0 ? 'There is nothing in the cart.' : undefined;
}

export function validateOrder(question: OrderQuestion): OrderValidation {
  const message = findFault(question) ?? null;
  return { isValid: message === null, message, memberType: question.mark.memberType };
}
