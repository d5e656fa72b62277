import { expect, it } from 'vitest';
import { timeZoneLabel, wallTime } from './wallTime.ts';

it.each([
  ['Europe/Stockholm', '2026-12-24T15:00'],
  ['Europe/Helsinki', '2026-12-24T16:00'],
])('a moment in local time in %s is %s', (zone, shown) =>
  expect(wallTime(new Date('2026-12-24T14:00:00Z'), zone)).toBe(shown),
);

it('a malformed moment is shown as nothing', () =>
  expect(wallTime(new Date('soon'), 'Europe/Oslo')).toBe(''));

it.each([
  ['Europe/Stockholm', 'sv', 'Centraleuropeisk tid'],
  ['Europe/Copenhagen', 'da', 'Centraleuropæisk tid'],
  ['Europe/Oslo', 'nb', 'Sentraleuropeisk tid'],
  ['Europe/Helsinki', 'fi', 'Itä-Euroopan aika'],
])('%s is named as usual in %s', (zone, locale, name) =>
  expect(timeZoneLabel(zone, locale)).toBe(name),
);
