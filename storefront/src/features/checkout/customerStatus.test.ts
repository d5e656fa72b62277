import { expect, it } from 'vitest';
import { customerStatus } from './customerStatus.ts';

it.each([
  [{ isValid: true }, 'Card', 'ok'],
  [{ isValid: false, message: 'Customer is blacklisted' }, 'Card', 'blacklisted'],
  [{ isValid: false, message: 'Email seems to be invalid' }, 'Card', 'invalidemail'],
  [{ isValid: true, memberType: 'NOCREDIT' }, 'Card', 'ok'],
  [{ isValid: true, memberType: 'NOCREDIT' }, 'DirectInvoice', 'limited'],
  [{ isValid: true, memberType: 'NO CREDIT' }, 'Loan', 'limited'],
  [{ isValid: true, memberType: 'NOCREDIT - SerialReturner' }, 'Loan', 'serialreturner'],
  [{ isValid: true, memberType: 'GOLD' }, 'Loan', 'ok'],
  [{ isValid: true, memberType: null }, 'DirectInvoice', 'ok'],
])('%o paying by %s is %s', (validation, paymentType, status) =>
  expect(customerStatus(validation, paymentType)).toBe(status),
);

it.each([
  [{ isValid: false }, 'Card', 'ok'],
  [{ isValid: false, message: 'Another reason' }, 'Card', 'ok'],
  [{ isValid: true, message: 'Customer is blacklisted' }, 'Card', 'ok'],
  [{ isValid: true, message: 'Email seems to be invalid' }, 'Card', 'ok'],
  [{ isValid: true, memberType: 'NOCREDIT-' }, 'Loan', 'limited'],
  [{ isValid: true, memberType: 'NOCREDIT - Debt - Other' }, 'Loan', 'debt'],
])('%o paying by %s leads to %s', (validation, paymentType, status) =>
  expect(customerStatus(validation, paymentType)).toBe(status),
);
