import { describe, expect, it } from 'vitest';
import { isAllowedInRule, isRule, findFloorViolation } from './commerceFloors.ts';

describe('the floors of commerce', () => {
  it.each([
    ['carts/a.ts', 'catalogue/b.ts', undefined],
    ['carts/a.ts', 'carts/b.ts', undefined],
    ['carts/a.ts', 'log.ts', undefined],
    ['catalogue/a.ts', 'carts/b.ts', /catalogue may not import carts, which is on a floor above/],
    ['orders/a.ts', 'payments/b.ts', /orders may not import payments, which is on a floor above/],
    [
      'catalogue/a.ts',
      'commerceRuntime.ts',
      /catalogue may not import commerceRuntime.ts, which is on a floor above/,
    ],
    ['search/a.ts', 'content/b.ts', /search may not import content, which is on the same floor/],
    ['loyalty/a.ts', 'carts/b.ts', /loyalty has no floor/],
    ['carts/a.ts', 'loyalty/b.ts', /loyalty has no floor/],
  ])('%s importing %s', (from, to, reason) => {
    const answer = findFloorViolation(`commerce/src/${from}`, `commerce/src/${to}`);
    if (reason) expect(answer).toMatch(reason);
    else expect(answer).toBeUndefined();
  });
});

describe('a rule', () => {
  it.each([
    ['commerce/src/carts/cartTotals.ts', true],
    ['commerce/src/pricing/vat.ts', true],
    ['commerce/src/carts/cartStore.ts', false],
    ['commerce/src/checkout/validateOrder.ts', true],
    ['commerce/src/checkout/updateCheckout.ts', false],
    ['storefront/src/pricing/vat.ts', false],
  ])('%s: %s', (file, answer) => {
    expect(isRule(file)).toBe(answer);
  });

  it.each([
    ['commerce/src/pricing/vat.ts', true],
    ['@solvik/shop-rules', true],
    ['commerce/src/database/database.ts', false],
    ['entities', true],
    ['@solvik/shop/anything', true],
    ['@solvik/shopkeeping', false],
    ['kysely', false],
    ['node:fs', false],
  ])('may import %s: %s', (target, answer) => {
    expect(isAllowedInRule(target)).toBe(answer);
  });
});
