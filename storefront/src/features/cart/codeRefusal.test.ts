import { describe, expect, it } from 'vitest';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { codeRefusal } from './codeRefusal.ts';

const refused = (code: string | undefined) =>
  new DataApiError('refused', { code, operation: 'setCartPromoCode' });

const rows = [
  { error: refused('PromoCodeUnknown'), said: 'cart.codeUnknown' },
  { error: refused('PromoCodeExpired'), said: 'cart.codeExpired' },
  { error: refused('PromoCodeNotStarted'), said: 'cart.codeNotStarted' },
  { error: refused('PromoCodeOtherMarket'), said: 'cart.codeOtherMarket' },
  { error: refused('PromoCodeUsedUp'), said: 'cart.codeUsedUp' },
  { error: refused('RequirementsNotMet'), said: 'cart.codeRequirements' },
  { error: refused('SomethingElse'), said: 'cart.codeInvalid' },
  { error: refused(undefined), said: 'cart.codeInvalid' },
  { error: new TypeError('Failed to fetch'), said: 'error.generic.text' },
];

describe('A discount code that does not count', () => {
  it.each(rows)('$error.code says $said', ({ error, said }) => {
    expect(codeRefusal(error)).toBe(said);
  });
});
