import { describe, expect, it } from 'vitest';
import { deliveryAddress, inCountry } from './checkoutData.ts';

const billingAddress = { city: 'Borås' };
const shippingAddress = { city: 'Visby' };

it.each([
  ['the delivery address', { billingAddress, shippingAddress }, shippingAddress],
  ['the billing address if there is no other', { billingAddress }, billingAddress],
  ['empty if there is none', {}, {}],
])('a parcel’s address is %s', (_, checkout, address) => {
  expect(deliveryAddress(checkout)).toEqual(address);
});

describe('the market’s country', () => {
  it('is added to addresses without a country', () => {
    expect(inCountry({ email: 'a@b.se', billingAddress, shippingAddress }, 'SE')).toEqual({
      email: 'a@b.se',
      billingAddress: { city: 'Borås', country: 'SE' },
      shippingAddress: { city: 'Visby', country: 'SE' },
    });
  });

  it('does not replace another country', () => {
    expect(inCountry({ billingAddress: { country: 'DE' } }, 'SE')).toEqual({
      billingAddress: { country: 'DE' },
    });
  });

  it('does not create an address', () => {
    expect(inCountry({ email: 'a@b.se' }, 'SE')).toEqual({ email: 'a@b.se' });
  });
});
