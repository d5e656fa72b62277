import { expect, it } from 'vitest';
import { emptyForm } from './checkoutForm.ts';
import { checkoutInput } from './useCheckout.ts';

const form = {
  ...emptyForm,
  email: ' maja@example.com ',
  firstName: 'Maja',
  zip: '411 01',
  mobile: '070',
};
const address = {
  firstName: 'Maja',
  lastName: '',
  careOf: '',
  addressLine1: '',
  zip: '41101',
  city: '',
  country: 'SE',
  entryCode: '',
  mobile: '070',
};
const plain = {
  email: 'maja@example.com',
  customerType: 'PERSON',
  billingAddress: address,
  shippingAddress: address,
};

it.each([
  ['nothing chosen', { form }, plain],
  ['a message', { form: { ...form, message: 'Hej' } }, { ...plain, message: 'Hej' }],
  [
    'delivery and payment',
    { form, shippingId: 0, paymentId: 0 },
    { ...plain, shippingId: 0, paymentId: 0 },
  ],
])('the checkout input with %s', (_, choice, input) => {
  expect(checkoutInput(choice, 'SE')).toEqual(input);
});
