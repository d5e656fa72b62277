import { expect, it } from 'vitest';
import { arrivalOf, formatDay } from './arrivalDay.ts';

it.each([
  {
    when: 'Friday before the hour',
    country: 'SE',
    now: '2026-11-27T13:59:00+01:00',
    from: '2026-11-30',
    to: '2026-12-02',
  },
  {
    when: 'Friday at the hour',
    country: 'SE',
    now: '2026-11-27T14:00:00+01:00',
    from: '2026-12-01',
    to: '2026-12-03',
  },
  {
    when: 'the same moment in Denmark',
    country: 'DK',
    now: '2026-11-27T13:59:00+01:00',
    from: '2026-11-30',
    to: '2026-12-02',
  },
  {
    when: 'Norway’s earlier hour',
    country: 'NO',
    now: '2026-11-27T12:00:00+01:00',
    from: '2026-12-01',
    to: '2026-12-03',
  },
  {
    when: 'Finland’s own time',
    country: 'FI',
    now: '2026-11-27T10:59:00+01:00',
    from: '2026-11-30',
    to: '2026-12-02',
  },
  {
    when: 'the same hour on Åland',
    country: 'AX',
    now: '2026-12-04T12:00:00+02:00',
    from: '2026-12-08',
    to: '2026-12-10',
  },
  {
    when: 'Saturday',
    country: 'SE',
    now: '2026-11-28T09:00:00+01:00',
    from: '2026-12-01',
    to: '2026-12-03',
  },
  {
    when: 'Sunday night, Monday in UTC no more',
    country: 'SE',
    now: '2026-11-29T23:30:00+01:00',
    from: '2026-12-01',
    to: '2026-12-03',
  },
  {
    when: 'the day before Christmas Eve',
    country: 'SE',
    now: '2026-12-23T10:00:00+01:00',
    from: '2026-12-28',
    to: '2026-12-30',
  },
  {
    when: 'Wednesday before Easter in Norway',
    country: 'NO',
    now: '2026-04-01T11:00:00+02:00',
    from: '2026-04-07',
    to: '2026-04-09',
  },
  {
    when: 'Wednesday before Easter in Sweden',
    country: 'SE',
    now: '2026-04-01T11:00:00+02:00',
    from: '2026-04-02',
    to: '2026-04-08',
  },
])('an order on $when arrives from $from to $to', ({ country, now, from, to }) => {
  const days = arrivalOf(new Date(now), { country });
  expect([days.from, days.to].map((date) => date.toISOString().slice(0, 10))).toEqual([from, to]);
});

/** Ordered in Sweden at ten in the morning of each day of a week without holidays: pickup or home (1–3 days) and express (1 day), as `day/month`. */
it.each([
  ['Monday', '2026-11-23', '24/11 to 26/11', '24/11'],
  ['Tuesday', '2026-11-24', '25/11 to 27/11', '25/11'],
  ['Wednesday', '2026-11-25', '26/11 to 30/11', '26/11'],
  ['Thursday', '2026-11-26', '27/11 to 1/12', '27/11'],
  ['Friday', '2026-11-27', '30/11 to 2/12', '30/11'],
  ['Saturday', '2026-11-28', '1/12 to 3/12', '1/12'],
  ['Sunday', '2026-11-29', '1/12 to 3/12', '1/12'],
])('an order on a %s (%s) arrives %s, by express %s', (_weekday, day, usual, express) => {
  const describe = (days: readonly [number, number]) => {
    const { from, to } = arrivalOf(new Date(`${day}T10:00:00+01:00`), { country: 'SE', days });
    return [
      ...new Set(
        [from, to].map((date) => `${String(date.getUTCDate())}/${String(date.getUTCMonth() + 1)}`),
      ),
    ].join(' to ');
  };
  expect([describe([1, 3]), describe([1, 1])]).toEqual([usual, express]);
});

it.each([
  ['sv-SE', 'onsdag 25 november'],
  ['nb-NO', 'onsdag 25. november'],
  ['da-DK', 'onsdag 25. november'],
  ['fi-FI', 'keskiviikko 25. marraskuuta'],
])('a day in %s is written %s', (languageId, written) =>
  expect(formatDay(new Date('2026-11-25'), languageId)).toBe(written),
);
