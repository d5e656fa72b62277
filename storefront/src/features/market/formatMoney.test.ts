import { expect, it } from 'vitest';
import { formatBare, formatMoneyRange } from './formatMoney.ts';

it.each([
  [1000, 2600, 'SEK', '1 000–2 600 kr'],
  [1000, 12_600, 'DKK', '1.000–12.600 kr.'],
  [19, 79, 'EUR', '19–79 €'],
  [19.5, 79.95, 'EUR', '19,50–79,95 €'],
] as const)(
  'from %d to %d %s is formatted as %s, with the currency once',
  (lowest, highest, currency, written) => {
    expect(formatMoneyRange(lowest, highest, currency).replaceAll('\u00a0', ' ')).toBe(written);
  },
);

it.each([
  [950, 'SEK', '950'],
  [3400, 'SEK', '3\u00a0400'],
  [3400, 'NOK', '3\u00a0400'],
  [3400, 'DKK', '3.400'],
  [1_234_567, 'EUR', '1\u00a0234\u00a0567'],
] as const)('%d %s without its currency is %s', (amount, currency, written) =>
  expect(formatBare(amount, currency)).toBe(written),
);
