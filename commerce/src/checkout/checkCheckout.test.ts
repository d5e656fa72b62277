import { describe, expect, it } from 'vitest';
import { ShopError } from '../shopError.ts';
import type { CheckoutData } from '../database/stored/storedCheckout.ts';
import { findCheckoutProblem, requireCheckout } from './checkCheckout.ts';

const billingAddress = {
  firstName: 'Maja',
  lastName: 'Åkesson',
  addressLine1: 'Storgatan 1',
  zip: '41101',
  city: 'Göteborg',
};
const complete: CheckoutData = { email: 'maja@example.com', billingAddress };

describe('an order is not accepted', () => {
  it.each([
    ['without an e-mail address', { email: undefined }, 'Email seems to be invalid'],
    ['with a malformed one', { email: 'maja@' }, 'Email seems to be invalid'],
    ['without an address', { billingAddress: undefined }, 'billingAddress.firstName is missing'],
    ...Object.keys(billingAddress).map((field) => [
      `with a blank ${field}`,
      { billingAddress: { ...billingAddress, [field]: ' ' } },
      `billingAddress.${field} is missing`,
    ]),
    [
      'without the zip of the delivery address',
      { shippingAddress: {} },
      'shippingAddress.zip is missing',
    ],
    ['with a blank one', { shippingAddress: { zip: ' ' } }, 'shippingAddress.zip is missing'],
  ] as [string, Partial<CheckoutData>, string][])('%s', (_, change, message) => {
    const fault = findCheckoutProblem({ ...complete, ...change });
    expect(fault).toMatchObject({ code: 'INVALID_CHECKOUT', message });
    expect(() => requireCheckout({ ...complete, ...change })).toThrow(ShopError);
  });

  it.each(['12345', '<b>123', '+45123456', '1234567890123456', '121212-1213'])(
    'with the identity number %s',
    (identityNumber) => {
      const address = { ...billingAddress, country: 'SE' };
      expect(
        findCheckoutProblem({ ...complete, billingAddress: address, identityNumber }),
      ).toMatchObject({
        code: 'INVALID_IDENTITY_NUMBER',
        message: 'The identity number is malformed.',
      });
    },
  );
});

it.each([
  ['a billing address alone', {}],
  ['a delivery address with its zip', { shippingAddress: { zip: '62157' } }],
  ['no identity number', { identityNumber: '' }],
  ['a Swedish identity number', { identityNumber: '121212-1212' }],
  ['a Finnish identity number', { identityNumber: '131052-308T' }],
  [
    'an organisation’s number',
    {
      identityNumber: '556036-0793',
      customerType: 'ORGANIZATION' as const,
      billingAddress: { ...billingAddress, country: 'SE' },
    },
  ],
])('an order is accepted with %s', (_, change) => {
  expect(findCheckoutProblem({ ...complete, ...change })).toBeUndefined();
  expect(() => requireCheckout({ ...complete, ...change })).not.toThrow();
});
