import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './intlFormats.ts';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };

it('creates a format once for each language and options', () => {
  expect(dateFormat('sv-SE', day)).toBe(dateFormat('sv-SE', { ...day }));
  expect(dateFormat('sv-SE', day)).not.toBe(dateFormat('sv-SE', { ...day, year: 'numeric' }));
  expect(numberFormat('fi-FI', {})).not.toBe(numberFormat('sv-SE', {}));
});

it.each([
  ['sv-SE', '25 november', '4,5'],
  ['nb-NO', '25. november', '4,5'],
  ['da-DK', '25. november', '4,5'],
  ['fi-FI', '25. marraskuuta', '4,5'],
])('writes in %s', (languageId, date, number) => {
  expect(dateFormat(languageId, day).format(new Date('2026-11-25'))).toBe(date);
  expect(numberFormat(languageId, { maximumFractionDigits: 1 }).format(4.52)).toBe(number);
});
