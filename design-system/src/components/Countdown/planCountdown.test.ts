import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCountdown } from './planCountdown.ts';

const second = 1000;
const hour = 3600 * second;
const shown = (left: number) =>
  planCountdown(left)
    .map(({ unit, count }) => `${String(count)} ${unit}`)
    .join(' ');

describe('planCountdown', () => {
  it.each([
    { left: 0, shows: '' },
    { left: -second, shows: '' },
    { left: Number.NaN, shows: '' },
    { left: 1, shows: '0 hour 0 minute 1 second' },
    { left: 59 * second, shows: '0 hour 0 minute 59 second' },
    { left: hour, shows: '1 hour 0 minute 0 second' },
    { left: 24 * hour, shows: '24 hour 0 minute 0 second' },
    { left: 24 * hour + second, shows: '1 day 0 hour 1 minute' },
    { left: 50 * hour, shows: '2 day 2 hour 0 minute' },
  ])('$left ms left is shown as "$shows"', ({ left, shows }) => {
    expect(shown(left)).toBe(shows);
  });

  it('never shows less than is left, nor a minute more', () => {
    const sizes = { day: 24 * hour, hour, minute: 60 * second, second };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 * 24 * hour }), (left) => {
        const total = planCountdown(left).reduce(
          (sum, { unit, count }) => sum + count * sizes[unit],
          0,
        );
        expect(total).toBeGreaterThanOrEqual(left);
        expect(total - left).toBeLessThan(61 * second);
      }),
    );
  });
});
