import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinor, formatMoney, formatWhole, toDecimal, toMinor, formatSum } from './money.ts';

describe('money as shoppers read it', () => {
  it.each([
    [79_900, 'SEK', '799\u00A0kr'],
    [129_900, 'SEK', '1\u00A0299\u00A0kr'],
    [67_830, 'SEK', '678,30\u00A0kr'],
    [123_456_700, 'NOK', '1\u00A0234\u00A0567\u00A0kr'],
    [79_900, 'DKK', '799\u00A0kr.'],
    [129_950, 'DKK', '1.299,50\u00A0kr.'],
    [7_990, 'EUR', '79,90\u00A0€'],
    [8_000, 'EUR', '80,00\u00A0€'],
    [-4_900, 'SEK', '\u221249\u00A0kr'],
    [-5, 'EUR', '\u22120,05\u00A0€'],
    [0, 'SEK', '0\u00A0kr'],
  ] as const)('%i %s is %s', (minor, currency, text) => {
    expect(formatMinor(minor, currency)).toBe(text);
  });

  it.each([
    [123_456, '£1,234.56'],
    [7_900, '£79.00'],
    [-5, '\u2212£0.05'],
  ])('%i of a currency with its symbol first is %s', (minor, text) => {
    const pound = { symbol: '£', thousands: ',', decimalMark: '.' } as const;
    expect(formatSum(minor, { ...pound, symbolPosition: 'before', decimals: 'always' })).toBe(text);
  });

  it('survives the conversion to and from the Data API’s Decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        (minor) => toMinor(toDecimal(minor)) === minor,
      ),
      { seed: 1 },
    );
  });
});

describe('an amount in whole units', () => {
  it.each([
    [799, 'SEK', '799 kr'],
    [1299, 'SEK', '1 299 kr'],
    [1299.5, 'NOK', '1 299,50 kr'],
    [799, 'DKK', '799 kr.'],
    [12_999, 'DKK', '12.999 kr.'],
    [79.9, 'EUR', '79,90 €'],
    [79, 'EUR', '79,00 €'],
    [1_234_567, 'NOK', '1 234 567 kr'],
    [-250, 'SEK', '−250 kr'],
    [0, 'EUR', '0,00 €'],
  ] as const)('%d %s is written %s', (amount, currency, written) => {
    expect(formatMoney(amount, currency).replaceAll('\u00a0', ' ')).toBe(written);
  });
});

it.each([
  [799, 'SEK', '799 kr'],
  [1299.5, 'SEK', '1 299,50 kr'],
  [1000, 'DKK', '1.000 kr.'],
  [79, 'EUR', '79 €'],
  [100, 'EUR', '100 €'],
  [79.9, 'EUR', '79,90 €'],
] as const)('%d %s within running text is %s', (amount, currency, written) => {
  expect(formatWhole(amount, currency).replaceAll('\u00a0', ' ')).toBe(written);
});
