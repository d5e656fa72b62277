import { maxPerLine } from '@solvik/shop';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAdd } from './planQuantity.ts';

describe('adding to the cart', () => {
  it.each([
    [
      'requests 1, has 0, stock 5',
      { requested: 1, inCart: 0, stock: 5 },
      { kind: 'all', quantity: 1 },
    ],
    [
      'requests 5, has 0, stock 5',
      { requested: 5, inCart: 0, stock: 5 },
      { kind: 'all', quantity: 5 },
    ],
    [
      'requests 3, has 3, stock 5',
      { requested: 3, inCart: 3, stock: 5 },
      { kind: 'some', quantity: 2, stock: 5 },
    ],
    [
      'requests 1, has 5, stock 5',
      { requested: 1, inCart: 5, stock: 5 },
      { kind: 'none', alreadyHas: 5 },
    ],
    [
      'requests 5, has 97, stock 200',
      { requested: 5, inCart: 97, stock: 200 },
      { kind: 'some', quantity: 2, stock: 99 },
    ],
    [
      'requests 1, has 99, stock 200',
      { requested: 1, inCart: 99, stock: 200 },
      { kind: 'none', alreadyHas: 99 },
    ],
    [
      'requests 1, has 2, stock since fallen to 1',
      { requested: 1, inCart: 2, stock: 1 },
      { kind: 'none', alreadyHas: 2 },
    ],
  ])('%s', (_title, addition, plan) => expect(planAdd(addition)).toEqual(plan));

  it('never adds beyond the stock, and never less than available', () => {
    const whole = fc.nat({ max: 150 });
    fc.assert(
      fc.property(
        whole.filter((requested) => requested > 0),
        whole,
        whole,
        (requested, inCart, stock) => {
          const plan = planAdd({ requested, inCart, stock });
          const added = plan.kind === 'none' ? 0 : plan.quantity;
          expect(added).toBe(Math.max(0, Math.min(requested, maxPerLine - inCart, stock - inCart)));
        },
      ),
    );
  });
});
