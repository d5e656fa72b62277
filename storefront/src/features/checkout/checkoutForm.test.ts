import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, type CheckoutForm, emptyForm } from './checkoutForm.ts';

const astrid: CheckoutForm = {
  ...emptyForm,
  email: 'astrid@example.se',
  firstName: 'Astrid',
  lastName: 'Lindqvist',
  addressLine1: 'Sjöbogatan 14',
  zip: '503 36',
  city: 'Borås',
  mobile: '070-123 45 67',
};
const check = (change: Partial<CheckoutForm>, country: 'SE' | 'NO' | 'DK' | 'FI' = 'SE') =>
  [...checkForm({ ...astrid, ...change }, country)].map(([field, { kind }]) => `${field} ${kind}`);

describe('the checkout form', () => {
  it('takes what a shopper would write', () => expect(check({})).toEqual([]));

  it('asks for everything that is needed, in the order it stands in', () => {
    expect([...checkForm(emptyForm, 'SE').keys()]).toEqual([
      'email',
      'firstName',
      'lastName',
      'addressLine1',
      'zip',
      'city',
      'mobile',
    ]);
  });

  it.each([
    [{ email: 'astrid' }, 'SE', ['email email']],
    [{ zip: '123' }, 'SE', ['zip zip']],
    [{ zip: 'SE-503 36' }, 'SE', []],
    [{ zip: '0150' }, 'NO', []],
    [{ zip: '00100' }, 'FI', []],
    [{ zip: '00100' }, 'DK', ['zip zip']],
    [{ mobile: '070-123' }, 'SE', ['mobile phone']],
    [{ mobile: '+358 40 123 4567' }, 'FI', []],
    [{ mobile: 'ring mig' }, 'SE', ['mobile phone']],
    [{ firstName: 'x'.repeat(61) }, 'SE', ['firstName too-long']],
    [{ city: '   ' }, 'SE', ['city required']],
  ] as const)('%o in %s: %o', (change, country, problems) =>
    expect(check(change, country)).toEqual(problems),
  );

  it('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (zip, mobile) => void check({ zip, mobile })));
  });
});
