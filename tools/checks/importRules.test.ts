import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCycles } from './importCycles.ts';
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
  ['storefront/src/device/a.ts', 'storefront/src/page/services.ts', /device may not import page/],
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
    /device may not import features/,
  ],
  ['commerce/src/catalogue/a.ts', 'commerce/src/orders/b.ts', /catalogue may not import orders/],
  ['commerce/src/catalogue/a.test.ts', 'commerce/src/orders/b.ts', undefined],
  ['commerce/src/payments/a.ts', 'commerce/src/orders/testing/orderChecks.ts', /only tests import/],
  ['commerce/src/payments/a.test.ts', 'commerce/src/orders/testing/orderChecks.ts', undefined],
  ['storefront/src/features/a.test.tsx', 'storefront/src/testing/storyShop.tsx', undefined],
  ['storefront/src/testing/storyShop.tsx', 'storefront/src/app/Pages.tsx', undefined],
  ['storefront/server/a.ts', 'storefront/src/app/Pages.tsx', /may not import app/],
  ['storefront/server/a.ts', 'storefront/src/app/entryServer.tsx', /may not import app/],
  ['storefront/build/styles/a.ts', 'storefront/src/app/styles/matchingRules.ts', undefined],
  ['commerce/src/catalogue/a.ts', 'demo-shop/src/index.ts', /commerce may not import demo-shop/],
  ['demo-shop/src/a.ts', 'commerce/src/index.ts', undefined],
  ['demo-shop/src/a.ts', 'commerce/src/testing/b.ts', /only tests import/],
])('%s importing %s', (from, to, reason) => {
  const answer = whyNot(from, to);
  if (reason) expect(answer).toMatch(reason);
  else expect(answer).toBeUndefined();
});

/** A project of these files in a temporary folder, for one check. */
function check<Result>(files: Readonly<Record<string, string>>, run: (root: string) => Result) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  try {
    return run(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const feature = 'storefront/src/features/cart/a.ts';
const catalogue = 'commerce/src/catalogue/a.ts';
const rule = 'commerce/src/pricing/vat.ts';

it.each([
  ['a lazy import', feature, "export const open = () => import('@solvik/workbench');", /workbench/],
  ['a lazy import in a template', catalogue, 'void import(`../orders/b.ts`);', /orders, which is/],
  ['a computed lazy import', catalogue, 'void import(name);', /is a literal/],
  ['a type of the top', feature, "import type { A } from '../../app/a.ts';", /may not import app/],
  ['a type of a layer above', feature, "import type { A } from '../../routes/a.ts';", /routes/],
  [
    'a type of a floor above',
    catalogue,
    "import type { A } from '../orders/b.ts';",
    /orders, which/,
  ],
  ['an inline type', catalogue, "export type A = import('../orders/b.ts').A;", /orders, which is/],
  ['a re-export', catalogue, "export { a } from '../orders/b.ts';", /orders, which is/],
  ['a file of tests', catalogue, "import { a } from './testing/a.ts';", /only tests import/],
  ['a database in a rule', rule, "import { a } from '../database/database.ts';", /a rule imports/],
  [
    'another package by its path',
    catalogue,
    "import '../../../shop/src/index.ts';",
    /by their name/,
  ],
  ['the server', feature, "import { a } from '../../../server/a.ts';", /src may not import/],
  [
    'a new folder',
    'storefront/src/club/a.ts',
    "import '../page/services.ts';",
    /club has no layer/,
  ],
])('%s is reported in %s', (_what, file, code, reason) => {
  const found = check({ [file]: code }, checkImports);
  expect(found.filter((sentence) => sentence.startsWith(`${file}: `)).join()).toMatch(reason);
});

it.each([
  ['loyalty/a.ts', 'commerce/src/loyalty has no floor'],
  ['distribution.mts', 'commerce/src/distribution.mts has no floor'],
])('a new subject of commerce needs a floor before it imports anything: %s', (file, reason) => {
  const found = check({ [`commerce/src/${file}`]: 'export const a = 1;' }, checkImports);
  expect(found).toContainEqual(expect.stringContaining(reason));
});

it('a floor names no subject that is gone', () => {
  const found = check({ [catalogue]: 'export const a = 1;' }, checkImports);
  expect(found).toContainEqual(expect.stringContaining('commerce/src/orders does not exist'));
  expect(found.join()).not.toContain('commerce/src/catalogue');
});

it('a cycle is reported with its files, types included', () => {
  const files = {
    'commerce/src/carts/a.ts': "import { b } from './b.ts';\nexport type A = typeof b;",
    'commerce/src/carts/b.ts': "import type { A } from './a.ts';\nexport const b = 1 as A;",
    'commerce/src/carts/c.ts': "export { b } from './b.ts';",
  };
  expect(check(files, (root) => checkCycles(root, ['commerce']))).toEqual([
    expect.stringContaining('commerce/src/carts/a.ts, commerce/src/carts/b.ts'),
  ]);
});

it('the server imports the contract of the page renderer as types', () => {
  const renderer = 'storefront/src/app/entryServer.tsx';
  expect(whyNot('storefront/server/a.ts', renderer, true)).toBeUndefined();
});
