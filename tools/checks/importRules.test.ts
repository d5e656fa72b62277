import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkImports, whyNot } from './importRules.ts';

it.each([
  ['design-system/src/a.ts', 'commerce/src/index.ts', /design-system may not import commerce/],
  ['widgets/src/a.ts', 'design-system/src/index.ts', undefined],
  ['widgets/src/a.ts', 'storefront/src/page/services.ts', /widgets may not import storefront/],
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
  ['storefront/src/features/cart/a.ts', 'storefront/src/page/services.ts', undefined],
  [
    'storefront/src/features/cart/a.ts',
    'storefront/src/app/createRoutes.tsx',
    /features may not import app/,
  ],
  [
    'storefront/src/routes/home/a.ts',
    'storefront/src/app/routeModules.ts',
    /routes may not import app/,
  ],
  ['storefront/src/routes/home/a.ts', 'storefront/src/page/defineRoute.ts', undefined],
  ['storefront/src/page/services.ts', 'storefront/src/app/a.ts', /page may not import app/],
  [
    'storefront/src/page/services.ts',
    'storefront/src/features/cart/b.ts',
    /page may not import features/,
  ],
  ['storefront/src/page/services.ts', 'storefront/src/device/a.ts', undefined],
  ['storefront/src/device/a.ts', 'storefront/src/page/services.ts', /clients may not import page/],
  [
    'workbench/src/a.ts',
    'storefront/src/features/cart/b.ts',
    /workbench may not import storefront/,
  ],
  ['workbench/src/a.ts', 'commerce/src/index.ts', /workbench may not import commerce/],
  ['workbench/src/a.ts', 'content-schema/src/editing', undefined],
  ['widgets/src/a.ts', 'workbench/src/index.ts', /widgets may not import workbench/],
  [
    'storefront/src/features/cart/a.ts',
    'workbench/src/index.ts',
    /storefront may not import workbench/,
  ],
  [
    'storefront/src/routes/home/a.ts',
    'workbench/src/index.ts',
    /storefront may not import workbench/,
  ],
  ['storefront/src/routes/preview-widgets/a.tsx', 'workbench/src/index.ts', undefined],
  ['storefront/src/app/entryServer.tsx', 'workbench/src/index.ts', undefined],
  ['storefront/server/workbench/a.ts', 'workbench/src/index.ts', undefined],
  ['storefront/e2e/a.spec.ts', 'tools/suite/workers.ts', undefined],
  ['storefront/src/app/a.ts', 'tools/suite/workers.ts', /storefront may not import tools/],
  [
    'storefront/src/device/a.ts',
    'storefront/src/features/cart/b.ts',
    /clients may not import features/,
  ],
  ['commerce/src/catalogue/a.ts', 'commerce/src/orders/b.ts', /catalogue may not import orders/],
  ['commerce/src/catalogue/a.test.ts', 'commerce/src/orders/b.ts', undefined],
  ['commerce/src/catalogue/a.ts', 'demo-shop/src/index.ts', /commerce may not import demo-shop/],
  ['demo-shop/src/a.ts', 'commerce/src/index.ts', undefined],
  ['demo-shop/src/a.ts', 'commerce/src/testing/b.ts', /only tests import/],
])('%s importing %s', (from, to, reason) => {
  const answer = whyNot(from, to);
  if (reason) expect(answer).toMatch(reason);
  else expect(answer).toBeUndefined();
});

it.each([
  [
    'a lazy import',
    "export const open = () => import('@solvik/workbench');",
    'storefront may not import workbench',
  ],
  [
    'a type of the top',
    "import type { Route } from '../../app/route.ts';",
    'features may not import app',
  ],
  ['a type of a layer above', "import type { Screen } from '../../routes/screen.ts';", undefined],
])('finds %s in the sources', (_what, code, reason) => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  const file = 'storefront/src/features/cart/a.ts';
  mkdirSync(join(root, 'storefront/src/features/cart'), { recursive: true });
  writeFileSync(join(root, file), code);
  const [found] = checkImports(root);
  rmSync(root, { recursive: true });
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(`${file}: ${reason}`);
});
