import { expect, it } from 'vitest';
import { deliveryDays, writeDay } from './deliveryDays.ts';

it.each([
  ['Monday', '2026-11-23', '2026-11-24', '2026-11-26'],
  ['Thursday', '2026-11-26', '2026-11-27', '2026-12-01'],
  ['Friday', '2026-11-27', '2026-11-30', '2026-12-02'],
  ['Saturday', '2026-11-28', '2026-11-30', '2026-12-02'],
  ['the last day of a year', '2026-12-31', '2027-01-01', '2027-01-05'],
])('what is ordered on %s arrives in one to three weekdays', (_day, now, from, to) => {
  const days = deliveryDays(new Date(`${now}T15:00:00Z`));
  expect([days.from, days.to].map((date) => date.toISOString().slice(0, 10))).toEqual([from, to]);
});

it.each([
  ['sv-SE', 'onsdag 25 november'],
  ['nb-NO', 'onsdag 25. november'],
  ['da-DK', 'onsdag 25. november'],
  ['fi-FI', 'keskiviikko 25. marraskuuta'],
])('a day in %s reads %s', (languageId, written) => expect(writeDay(new Date('2026-11-25'), languageId)).toBe(written));
