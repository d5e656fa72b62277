/** What an order requires of the checkout (spec section 7, validateOrderCreation; section 5). */
import { ShopError } from '../shopError.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';
import { isEmail } from '@solvik/shop-rules';
import { isIdentityNumber } from './identityNumber.ts';

const needed = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

/** The message for an invalid e-mail address; the storefront recognises it by its wording (spec section 4). */
const invalidEmailMessage = 'Email seems to be invalid';

type CheckoutProblem =
  | { readonly kind: 'email' }
  | { readonly kind: 'missing'; readonly field: string };

function checkCheckout(checkout: CheckoutData): CheckoutProblem | undefined {
  const { email, billingAddress, shippingAddress } = checkout;
  if (!isEmail(email ?? '')) return { kind: 'email' };
  const field = needed.find((name) => !billingAddress?.[name]?.trim());
  if (field) return { kind: 'missing', field: `billingAddress.${field}` };
  // Without it the delivery fee would be an estimate.
  const hasZip = !shippingAddress || shippingAddress.zip?.trim();
  return hasZip ? undefined : { kind: 'missing', field: 'shippingAddress.zip' };
}

function describeProblem(problem: CheckoutProblem): string {
  return problem.kind === 'email' ? invalidEmailMessage : `${problem.field} is missing`;
}

/** The first problem of the checkout data, in the order of the form. */
export function findCheckoutProblem(checkout: CheckoutData): ShopError | undefined {
  const problem = checkCheckout(checkout);
  if (problem) return new ShopError('INVALID_CHECKOUT', describeProblem(problem));
  const { identityNumber, customerType, billingAddress } = checkout;
  if (
    identityNumber?.trim() &&
    !isIdentityNumber(identityNumber, { country: billingAddress?.country, customerType })
  )
    return new ShopError('INVALID_IDENTITY_NUMBER', 'The identity number is malformed.');
  return undefined;
}

/** @throws ShopError INVALID_CHECKOUT, INVALID_IDENTITY_NUMBER */
export function requireCheckout(checkout: CheckoutData): void {
  const fault = findCheckoutProblem(checkout);
  if (fault) throw fault;
}
