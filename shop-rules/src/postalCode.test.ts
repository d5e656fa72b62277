import { expect, it } from 'vitest';
import { formatPostalCode, normalisePostalCode } from './postalCode.ts';

it.each([
  ['503 36', '50336'],
  ['SE-50336', '50336'],
  [' s 503 36', '50336'],
  ['50336', '50336'],
  ['FIN-00100', '00100'],
  ['DE-10115', '10115'],
  ['DK2100', '2100'],
  ['Å 22100', '22100'],
  ['SW1A 1AA', 'SW1A1AA'],
])('%s is the code %s', (zip, code) => expect(normalisePostalCode(zip)).toBe(code));

it.each([
  ['50336', 'SE', '503\u00a036'],
  ['SE-503 36', 'SE', '503\u00a036'],
  ['5033', 'SE', '5033'],
  ['0150', 'NO', '0150'],
  ['00100', 'FI', '00100'],
  ['001 00', 'FI', '00100'],
  ['N-0155', 'NO', '0155'],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
])('%s in %s is written %s', (zip, country, written) =>
  expect(formatPostalCode(zip, country)).toBe(written),
);
