import { describe, expect, it } from 'vitest';
import { planMove, planPage, planPress, topOf } from './planRange.ts';

const limits = { min: 100, max: 1999, step: 100 };

describe('planMove', () => {
  it.each([
    ['lowest', 500, { lowest: 500, highest: 900 }],
    ['lowest', 1200, { lowest: 900, highest: 900 }],
    ['highest', 1200, { lowest: 300, highest: 1200 }],
    ['highest', 100, { lowest: 300, highest: 300 }],
    ['lowest', Number.NaN, { lowest: 300, highest: 900 }],
  ] as const)('moving the %s end to %d never takes it past the other', (end, target, after) => {
    expect(planMove({ lowest: 300, highest: 900 }, end, target)).toEqual(after);
  });
});

describe('planPress', () => {
  it('moves the nearer end to the pressed point, on a step', () => {
    expect(planPress({ lowest: 100, highest: 2000 }, 0.21, limits)).toEqual({
      lowest: 500,
      highest: 2000,
    });
    expect(planPress({ lowest: 100, highest: 2000 }, 0.8, limits)).toEqual({
      lowest: 100,
      highest: 1600,
    });
  });

  it('separates two ends at the same position, either way', () => {
    expect(planPress({ lowest: 900, highest: 900 }, 0, limits)).toEqual({
      lowest: 100,
      highest: 900,
    });
    expect(planPress({ lowest: 900, highest: 900 }, 1, limits)).toEqual({
      lowest: 900,
      highest: 2000,
    });
  });
});

describe('topOf', () => {
  it('lets the highest value be reached when it is between two steps', () => {
    expect(topOf(limits)).toBe(2000);
    expect(topOf({ min: 0, max: 500, step: 100 })).toBe(500);
  });
});

describe('planPage', () => {
  it.each([
    ['lowest', 'PageUp', { lowest: 900, highest: 900 }],
    ['lowest', 'PageDown', { lowest: 100, highest: 900 }],
    ['highest', 'PageUp', { lowest: 300, highest: 1900 }],
    ['highest', 'PageDown', { lowest: 300, highest: 300 }],
    ['highest', 'ArrowUp', undefined],
  ] as const)(
    'moves the %s end by ten steps on %s, to the other end or the limit',
    (end, key, after) => {
      expect(planPage({ lowest: 300, highest: 900 }, { end, key }, limits)).toEqual(after);
    },
  );
});
