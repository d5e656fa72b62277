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
  it('accepts a shopper’s usual input', () => expect(check({})).toEqual([]));

  it('requires everything needed, in display order', () => {
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
    [{ email: ' astrid@example.se ' }, 'SE', []],
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

describe('the longest text of a field', () => {
  it.each([
    ['firstName', 60],
    ['lastName', 60],
    ['careOf', 80],
    ['addressLine1', 100],
    ['city', 60],
    ['entryCode', 20],
    ['message', 500],
  ] as const)('of %s is %d characters', (field, count) => {
    expect(check({ [field]: 'å'.repeat(count) })).toEqual([]);
    // A character outside the basic plane counts as one.
    expect(check({ [field]: '😀'.repeat(count) })).toEqual([]);
    const problems = checkForm({ ...astrid, [field]: 'x'.repeat(count + 1) }, 'SE');
    expect([...problems]).toEqual([[field, { kind: 'too-long', count }]]);
  });

  it.each([
    ['email', 254, `${'a'.repeat(245)}@ex.se.com`],
    ['zip', 12, '5'.repeat(13)],
    ['mobile', 24, '0'.repeat(25)],
  ] as const)('of %s is checked before its form', (field, count, text) => {
    expect([...checkForm({ ...astrid, [field]: text }, 'SE')]).toEqual([
      [field, { kind: 'too-long', count }],
    ]);
  });

  it.each([
    ['mobile', '01'.repeat(12), []],
    ['zip', '5'.repeat(12), ['zip zip']],
    ['mobile', '0701 2345', []],
    ['mobile', '070123 4', ['mobile phone']],
    ['mobile', '(070) 123 45 67', []],
  ] as const)('%s of %s: %j', (field, text, problems) => {
    expect(check({ [field]: text })).toEqual(problems);
  });

  it.each([
    ['ring mig', 'form'],
    ['070-123', 'short'],
    ['00000000', 'repeated'],
  ])('the phone number %s is refused for its own reason', (mobile, fault) => {
    expect(checkForm({ ...astrid, mobile }, 'SE').get('mobile')).toEqual({ kind: 'phone', fault });
  });

  it('a wrong postal code is reported with the digits of its country', () => {
    expect(checkForm({ ...astrid, zip: '1' }, 'DK').get('zip')).toEqual({ kind: 'zip', digits: 4 });
    expect(checkForm({ ...astrid, zip: '1' }, 'FI').get('zip')).toEqual({ kind: 'zip', digits: 5 });
  });
});
