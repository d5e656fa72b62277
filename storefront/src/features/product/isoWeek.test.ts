import { expect, it } from 'vitest';
import { isoWeek } from './isoWeek.ts';

it.each([
  ['2026-12-07', 50],
  ['2026-12-13T23:00:00Z', 50],
  ['2026-12-14', 51],
  // 2026 begins on a Thursday and has 53 weeks.
  ['2026-01-01', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  // 2025 ends on a Wednesday: its last days are in the first week of 2026.
  ['2025-12-28', 52],
  ['2025-12-29', 1],
  ['2024-02-29', 9],
])('%s is in week %i', (day, week) => {
  expect(isoWeek(new Date(day))).toBe(week);
});

it('changes on Mondays alone, for forty years', () => {
  const start = Date.UTC(2010, 0, 4);
  for (let at = 1; at < 40 * 365; at += 1) {
    const [before, day] = [at - 1, at].map((days) => new Date(start + days * 86_400_000));
    if (before && day) expect(isoWeek(day) !== isoWeek(before)).toBe(day.getUTCDay() === 1);
  }
});
