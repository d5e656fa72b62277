import { expect, it } from 'vitest';
import { sayZone, wallTime } from './wallTime.ts';

it.each([
  ['Europe/Stockholm', '2026-12-24T15:00'],
  ['Europe/Helsinki', '2026-12-24T16:00'],
])('a moment on a wall in %s is %s', (zone, shown) =>
  expect(wallTime(new Date('2026-12-24T14:00:00Z'), zone)).toBe(shown),
);

it('what is no moment is shown as nothing', () =>
  expect(wallTime(new Date('soon'), 'Europe/Oslo')).toBe(''));

it.each([
  ['Europe/Stockholm', 'sv', 'Centraleuropeisk tid'],
  ['Europe/Copenhagen', 'da', 'Centraleuropæisk tid'],
  ['Europe/Oslo', 'nb', 'Sentraleuropeisk tid'],
  ['Europe/Helsinki', 'fi', 'Itä-Euroopan aika'],
])('%s is called as people do in %s', (zone, locale, name) =>
  expect(sayZone(zone, locale)).toBe(name),
);
