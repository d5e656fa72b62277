/** What an order cannot be taken without (spec section 7, validateOrderCreation; section 5). */
import { ShopError } from '../shopError.ts';
import type { CheckoutData } from './checkoutData.ts';
import { isEmail } from '@solvik/shop-rules';

const needed = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

/** The message of a customer whose e-mail cannot be right; the storefront knows it by its words (spec section 4). */
const invalidEmailMessage = 'Email seems to be invalid';

type CheckoutProblem =
  | { readonly kind: 'email' }
  | { readonly kind: 'missing'; readonly field: string };

function checkCheckout({ email, billingAddress }: CheckoutData): CheckoutProblem | undefined {
  if (!isEmail(email ?? '')) return { kind: 'email' };
  const field = needed.find((name) => !billingAddress?.[name]?.trim());
  return field && { kind: 'missing', field };
}

function describeProblem(problem: CheckoutProblem): string {
  return problem.kind === 'email'
    ? invalidEmailMessage
    : `billingAddress.${problem.field} is missing`;
}

/** Ids of the four countries have 6 to 13 signs; their check digits are the identity service's to judge. */
const identityForm = /^[\dA-Za-z][\dA-Za-z+\-.\s]{5,14}$/;

/** What keeps an order from being taken, in the order a shopper would mend it. */
export function findCheckoutFault(checkout: CheckoutData): ShopError | undefined {
  const problem = checkCheckout(checkout);
  if (problem) return new ShopError('INVALID_CHECKOUT', describeProblem(problem));
  if (checkout.identityNumber && !identityForm.test(checkout.identityNumber))
    return new ShopError('INVALID_IDENTITY_NUMBER', 'The identity number is not one.');
  return undefined;
}

/** @throws ShopError INVALID_CHECKOUT, INVALID_IDENTITY_NUMBER */
export function requireCheckout(checkout: CheckoutData): void {
  const fault = findCheckoutFault(checkout);
  if (fault) throw fault;
}
