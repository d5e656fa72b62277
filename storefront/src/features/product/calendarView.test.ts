import { deliveryCalendar } from '@solvik/shop-rules';
import { expect, it } from 'vitest';
import { calendarView } from './calendarView.ts';

const view = (now: string, languageId = 'sv-SE') =>
  calendarView(deliveryCalendar(new Date(now), languageId.slice(3)), {
    languageId,
    today: 'i dag',
  });

it.each([
  ['Monday morning', '2026-11-23T09:00:00+01:00', 'thisWeek', '24–26 november', '10 december'],
  ['Wednesday', '2026-11-25T09:00:00+01:00', undefined, '26–30 november', '14 december'],
  ['Friday', '2026-11-27T09:00:00+01:00', 'nextWeek', '30 november–2 december', '16 december'],
  ['Saturday', '2026-11-28T09:00:00+01:00', 'nextWeek', '1–3 december', '17 december'],
  ['Christmas Eve', '2026-12-24T09:00:00+01:00', undefined, '29 december–4 januari', '18 januari'],
])('ordered on %s, it arrives on the days and in the week named', (_, now, week, arrival, last) => {
  const { days: __, ...shown } = view(now);
  expect([shown.week, shown.arrival.replaceAll(/\s–\s|\u2009/g, '–'), shown.last]).toEqual([
    week,
    arrival,
    last,
  ]);
});

it.each([
  ['sv-SE', 'i dag tis ons tors', 'tisdag 24'],
  ['nb-NO', 'i dag tir ons tor', 'tirsdag 24.'],
  ['da-DK', 'i dag tirs ons tors', 'tirsdag 24.'],
  ['fi-FI', 'i dag ti ke to', 'tiistai'],
])('in %s its first days are %s', (languageId, weekdays, longArrival) => {
  const { days, longArrival: long } = view('2026-11-23T09:00:00+01:00', languageId);
  expect([...days.packing, ...days.arrival].map(({ weekday }) => weekday).join(' ')).toBe(weekdays);
  expect(long).toContain(longArrival);
});

it('divides the days among packing, arrival and trial, in order and without a gap', () => {
  const { days } = view('2026-11-26T15:00:00+01:00');
  const figures = Object.values(days).map((part) => part.map(({ figure }) => figure).join(' '));
  expect(figures).toEqual(['26 27 28 29', '30 1 2', '3 4 5 6 7 8 9 10 11 12 13 14 15 16']);
});
