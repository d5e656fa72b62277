import { describe, expect, it } from 'vitest';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { codeRefusal, readCodeRefusal } from './codeRefusal.ts';

const refused = (code: string | undefined) =>
  new DataApiError('refused', { code, operation: 'setCartPromoCode' });

const rows = [
  { error: refused('PromoCodeUnknown'), message: 'cart.codeUnknown' },
  { error: refused('PromoCodeExpired'), message: 'cart.codeExpired' },
  { error: refused('PromoCodeNotStarted'), message: 'cart.codeNotStarted' },
  { error: refused('PromoCodeOtherMarket'), message: 'cart.codeOtherMarket' },
  { error: refused('PromoCodeUsedUp'), message: 'cart.codeUsedUp' },
  { error: refused('RequirementsNotMet'), message: 'cart.codeRequirements' },
  { error: refused('SomethingElse'), message: 'cart.codeInvalid' },
  { error: refused(undefined), message: 'cart.codeInvalid' },
  { error: new TypeError('Failed to fetch'), message: 'error.generic.text' },
];

describe('a refused promo code', () => {
  it.each(rows)('$error.code shows $message', ({ error, message }) => {
    expect(codeRefusal(error)).toBe(message);
  });
});

describe('The refusal that an address names', () => {
  it.each([
    ['codeExpired', 'cart.codeExpired'],
    ['codeEmpty', 'cart.codeEmpty'],
    ['codeInvalid', 'cart.codeInvalid'],
    ['codeOther', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s', (name, key) => {
    expect(readCodeRefusal(name)).toBe(key);
  });
});
