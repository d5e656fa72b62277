import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverQueries } from './serverQueries.ts';

const stand = join(import.meta.dirname, '../src/app/serverQueries.ts');
const { handler } = serverQueries().resolveId as {
  readonly handler: (source: string, importer: string) => string | undefined;
};

it.each([
  [
    'a screen has the queries of a page',
    '@tanstack/react-query',
    '/shop/storefront/src/routes/Screen.tsx',
    stand,
  ],
  ['what stands in its place has the library', '@tanstack/react-query', stand, undefined],
  [
    'other packages stay',
    '@tanstack/query-core',
    '/shop/storefront/src/routes/Screen.tsx',
    undefined,
  ],
])('%s', (_what, source, importer, resolved) => expect(handler(source, importer)).toBe(resolved));
