import { expect, it } from 'vitest';
import { formatMoneyRange } from './formatMoney.ts';

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
