import { expect, it } from 'vitest';
import { clockFrom } from './clockFrom.ts';

it('runs on from the given moment', () => {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const clock = clockFrom('2026-12-24T04:00:00.000Z', () => now);
  expect(new Date(clock()).toISOString()).toBe('2026-12-24T04:00:00.000Z');
  now += 90_000;
  expect(new Date(clock()).toISOString()).toBe('2026-12-24T04:01:30.000Z');
});

it('is the visitor’s own if none is given', () => {
  expect(clockFrom(undefined, () => 7)()).toBe(7);
});
