import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAdd } from './planQuantity.ts';

describe('adding to the cart', () => {
  it.each([
    ['wants 1, has 0, stock 5', { wanted: 1, inCart: 0, stock: 5 }, { kind: 'all', quantity: 1 }],
    ['wants 5, has 0, stock 5', { wanted: 5, inCart: 0, stock: 5 }, { kind: 'all', quantity: 5 }],
    [
      'wants 3, has 3, stock 5',
      { wanted: 3, inCart: 3, stock: 5 },
      { kind: 'some', quantity: 2, stock: 5 },
    ],
    [
      'wants 1, has 5, stock 5',
      { wanted: 1, inCart: 5, stock: 5 },
      { kind: 'none', alreadyHas: 5 },
    ],
    [
      'wants 1, has 2, stock since fallen to 1',
      { wanted: 1, inCart: 2, stock: 1 },
      { kind: 'none', alreadyHas: 2 },
    ],
  ])('%s', (_title, given, plan) => expect(planAdd(given)).toEqual(plan));

  it('never adds beyond the stock, and never less than can be had', () => {
    const whole = fc.nat({ max: 50 });
    fc.assert(
      fc.property(
        whole.filter((wanted) => wanted > 0),
        whole,
        whole,
        (wanted, inCart, stock) => {
          const plan = planAdd({ wanted, inCart, stock });
          const added = plan.kind === 'none' ? 0 : plan.quantity;
          expect(added).toBe(Math.max(0, Math.min(wanted, stock - inCart)));
        },
      ),
    );
  });
});
