import { describe, expect, it } from 'vitest';
import { planHeaderHiding } from './useHeaderHiding.ts';

describe('planHeaderHiding', () => {
  it.each([
    {
      from: 0,
      to: 60,
      threshold: 88,
      plan: false,
      outcome: 'stays while the top of the main area is in sight',
    },
    { from: 80, to: 200, threshold: 88, plan: true, outcome: 'hides on the way down past it' },
    { from: 400, to: 340, threshold: 88, plan: false, outcome: 'returns on the way up' },
    { from: 400, to: 402, threshold: 88, plan: undefined, outcome: 'ignores jitter' },
    { from: 400, to: 0, threshold: 88, plan: false, outcome: 'is shown at the top' },
  ])('$outcome', ({ plan, ...step }) => {
    expect(planHeaderHiding(step)).toBe(plan);
  });
});
