import { expect, it } from 'vitest';
import { whyNot } from './importRules.ts';

it.each([
  ['design-system/src/a.ts', 'commerce/src/index.ts', /design-system may not import commerce/],
  ['widgets/src/a.ts', 'design-system/src/index.ts', undefined],
  ['widgets/src/a.ts', 'storefront/src/app/services.ts', /widgets may not import storefront/],
  ['storefront/src/app/a.ts', 'commerce/src/index.ts', /storefront may not import commerce/],
  ['storefront/server/a.ts', 'commerce/src/index.ts', undefined],
  [
    'storefront/src/features/cart/a.ts',
    'storefront/src/routes/b.ts',
    /features may not import routes/,
  ],
  ['storefront/src/routes/home/a.ts', 'storefront/src/features/cart/b.ts', undefined],
  [
    'storefront/src/features/cart/a.ts',
    'storefront/src/features/product/b.ts',
    /features do not import each other/,
  ],
  ['storefront/src/features/cart/a.ts', 'storefront/src/app/services.ts', undefined],
  [
    'storefront/src/features/cart/a.ts',
    'storefront/src/app/createRoutes.tsx',
    /features may not import app/,
  ],
  ['storefront/e2e/a.spec.ts', 'tools/suite/workers.ts', undefined],
  ['storefront/src/app/a.ts', 'tools/suite/workers.ts', /storefront may not import tools/],
  [
    'storefront/src/device/a.ts',
    'storefront/src/features/cart/b.ts',
    /clients may not import features/,
  ],
])('%s importing %s', (from, to, reason) => {
  const answer = whyNot(from, to);
  if (reason) expect(answer).toMatch(reason);
  else expect(answer).toBeUndefined();
});
