import { describe, expect, it } from 'vitest';
import { easterSunday, isPublicHoliday } from './publicHolidays.ts';

it.each([
  [2024, '03-31'],
  [2025, '04-20'],
  [2026, '04-05'],
  [2027, '03-28'],
  [2038, '04-25'],
  [2285, '03-22'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year).toISOString().slice(5, 10)).toBe(day);
});

describe('days without deliveries', () => {
  it.each([
    { day: '2026-04-02', name: 'Maundy Thursday', countries: 'NO DK' },
    { day: '2026-04-03', name: 'Good Friday', countries: 'SE NO DK FI' },
    { day: '2026-04-06', name: 'Easter Monday', countries: 'SE NO DK FI' },
    { day: '2026-05-01', name: 'the first of May', countries: 'SE NO FI' },
    { day: '2026-05-14', name: 'Ascension Day', countries: 'SE NO DK FI' },
    { day: '2026-05-25', name: 'Whit Monday', countries: 'NO DK' },
    { day: '2026-06-19', name: 'Midsummer’s eve', countries: 'SE FI' },
    { day: '2026-12-07', name: 'a common Monday', countries: '' },
    { day: '2027-12-06', name: 'Finland’s independence', countries: 'FI' },
    { day: '2026-12-25', name: 'Christmas', countries: 'SE NO DK FI' },
  ])('$day, $name: $countries', ({ day, countries }) => {
    expect(
      ['SE', 'NO', 'DK', 'FI']
        .filter((country) => isPublicHoliday(new Date(day), country))
        .join(' '),
    ).toBe(countries);
  });
});
