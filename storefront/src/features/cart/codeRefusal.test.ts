import { sites } from '@solvik/addresses';
import { describe, expect, it } from 'vitest';
import { DataApiError } from '../../data-api/dataApiError.ts';
import { loadText } from '../../languages/loadText.ts';
import { codeRefusal, codeRefusalText, readCodeRefusal } from './codeRefusal.ts';

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

describe('the text of a refused promo code', () => {
  const below = (minimumOrderValue: unknown) =>
    new DataApiError('refused', {
      code: 'RequirementsNotMet',
      operation: 'setCartPromoCode',
      details: { minimumOrderValue },
    });
  const requirements = 'Koden gäller inte det som ligger i varukorgen än. Kontrollera villkoren.';

  it.each([
    [below(1500), 'Koden gäller när du handlar för minst 1\u00a0500\u00a0kr.'],
    [below('much'), requirements],
    [refused('RequirementsNotMet'), requirements],
    [refused('PromoCodeExpired'), 'Koden har gått ut.'],
  ])('names the sum that it requires: %j', async (error, words) => {
    const [site] = sites;
    const text = await loadText(site.locale);
    expect(codeRefusalText(error, { text, site: { ...site, origin: '', basename: '' } })).toBe(
      words,
    );
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
