import { expect, it } from 'vitest';
import { formatZip, normaliseZip } from './postalCode.ts';

it('a postal code with spaces and a country is the same code', () => {
  expect(['503 36', 'SE-50336', ' s 503 36', '50336'].map(normaliseZip)).toEqual([
    '50336',
    '50336',
    '50336',
    '50336',
  ]);
});

it.each([
  ['50336', 'SE', '503\u00a036'],
  ['SE-503 36', 'SE', '503\u00a036'],
  ['5033', 'SE', '5033'],
  ['0150', 'NO', '0150'],
  ['00100', 'FI', '00100'],
])('%s in %s is written %s', (zip, country, written) =>
  expect(formatZip(zip, country)).toBe(written),
);
