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

  it('comes with postal codes as the country writes them, and leaves others as they are', () => {
    const zips = ['SE-503 36', ' 503 36', 'abc'].map(
      (zip) => inCountry({ billingAddress: { zip } }, 'SE').billingAddress?.zip,
    );
    expect(zips).toEqual(['50336', '50336', 'abc']);
  });

  it('does not create an address', () => {
    expect(inCountry({ email: 'a@b.se' }, 'SE')).toEqual({ email: 'a@b.se' });
  });
});
