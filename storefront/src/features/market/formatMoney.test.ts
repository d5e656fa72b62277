import { expect, it } from 'vitest';
import { formatMoney, formatMoneyRange } from './formatMoney.ts';

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

it.each([
  [1000, 2600, 'SEK', '1 000–2 600 kr'],
  [1000, 12_600, 'DKK', '1.000–12.600 kr.'],
  [19, 79, 'EUR', '19–79 €'],
  [19.5, 79.95, 'EUR', '19,50–79,95 €'],
] as const)(
  'from %d to %d %s is written %s, the currency once',
  (lowest, highest, currency, written) => {
    expect(formatMoneyRange(lowest, highest, currency).replaceAll('\u00a0', ' ')).toBe(written);
  },
);
