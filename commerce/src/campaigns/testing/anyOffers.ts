/** Generated campaigns of a cart whose products have the ids 1 to 5. */
import fc from 'fast-check';
import type { CartOffer, OfferEffect } from '../applyOffers.ts';

const anyEffect: fc.Arbitrary<OfferEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 300_000 }) }),
  fc.constant({ kind: 'shipping' as const }),
  fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 4 }))
    .map(([take, pay]) => ({ kind: 'quantity' as const, take, pay: Math.min(pay, take - 1) })),
);

export const anyOffers = fc
  .array(
    fc.record({
      effect: anyEffect,
      products: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }))),
      minimumOrder: fc.constantFrom(0, 0, 50_000, 400_000),
      needsCode: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ products, ...rest }, at): CartOffer => ({
      ...rest,
      campaignId: at + 1,
      ...(products && { productIds: new Set(products) }),
    })),
  );
