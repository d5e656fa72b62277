/** The result of order validation (spec section 3, Order validation result). */
export interface OrderValidation {
  readonly isValid: boolean;
  readonly message?: string | null;
  readonly memberType?: string | null;
}

/**
 * What validation means for the shopper: `ok`, `blacklisted`, `invalidemail`, `limited`, or their
 * member type's reason.
 */
export type CustomerStatus = string;

const creditPayments = ['DirectInvoice', 'Loan'];

/**
 * Whether a shopper may continue with a payment type (spec section 4, Customer status from order
 * validation).
 */
export function customerStatus(
  { isValid, message, memberType }: OrderValidation,
  paymentType: string,
): CustomerStatus {
  if (!isValid && message === 'Customer is blacklisted') return 'blacklisted';
  if (!isValid && message === 'Email seems to be invalid') return 'invalidemail';
  const member = (memberType ?? '').replaceAll(' ', '');
  if (member.startsWith('NOCREDIT') && creditPayments.includes(paymentType)) {
    const reason = member.split('-')[1]?.toLowerCase();
    return reason || 'limited';
  }
  return 'ok';
}
