import { expect, it } from 'vitest';
import { weekendEnds, withOffset } from './weekendEnds.ts';

it.each([
  ['a Saturday', '2026-11-21T09:30:00Z', '2026-11-29T23:59'],
  ['a Wednesday', '2026-11-25T09:30:00Z', '2026-11-29T23:59'],
  ['a Thursday, whose Sunday is too near', '2026-11-26T09:30:00Z', '2026-12-06T23:59'],
])(
  'counted from %s, the weekend ends on the first Sunday at least four days ahead',
  (_day, now, ends) => expect(weekendEnds(new Date(now))).toBe(ends),
);

it.each([
  ['2026-11-29T23:59', 'Europe/Stockholm', '2026-11-29T23:59:00+01:00'],
  ['2026-11-29T23:59', 'Europe/Helsinki', '2026-11-29T23:59:00+02:00'],
  ['2026-06-28T23:59', 'Europe/Oslo', '2026-06-28T23:59:00+02:00'],
])('the local time %s in %s is %s', (wall, zone, moment) =>
  expect(withOffset(wall, zone)).toBe(moment),
);
