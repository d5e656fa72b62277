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
