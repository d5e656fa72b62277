/**
 * Whether an order would be accepted, before it is placed (spec section 4, Customer status from order validation; section 5).
 * The storefront recognises the messages for a blocked customer and an invalid address by their wording.
 */
import type { StoredCart } from '../carts/cartStore.ts';
import type { CustomerStatus } from '../customers/customerStatus.ts';
import { findCheckoutProblem } from './checkCheckout.ts';
import { chosenPaymentOption } from '../checkout-options/paymentOptions.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';

export const blockedMessage = 'Customer is blacklisted';

export interface OrderValidation {
  readonly isValid: boolean;
  readonly message: string | null;
  readonly memberType: string | null;
  /** The name of the payment option, the first where none is chosen: `Card`. */
  readonly paymentType: string;
}

export interface OrderValidationRequest {
  /** The data of this request, which overrides what is stored with the cart. */
  readonly checkout: CheckoutData;
  /** Undefined if the id is malformed. */
  readonly stored: StoredCart | undefined;
  readonly status: CustomerStatus;
}

function findFault({ checkout, stored, status }: OrderValidationRequest): string | undefined {
  if (status.isBlocked) return blockedMessage;
  const fault = findCheckoutProblem(checkout);
  if (fault) return fault.message;
  if (!stored) return 'There is no cart with this id.';
  if (stored.cart.isCompleted) return 'This cart has been ordered.';
  return stored.lines.length === 0 ? 'There is nothing in the cart.' : undefined;
}

export function validateOrder(request: OrderValidationRequest): OrderValidation {
  const message = findFault(request) ?? null;
  const paymentType = chosenPaymentOption(request.checkout.paymentId).name;
  return { isValid: message === null, message, memberType: request.status.memberType, paymentType };
}
