import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverQueries } from './serverQueries.ts';

const replacement = join(import.meta.dirname, '../src/app/serverQueries.ts');
const { handler } = serverQueries().resolveId as {
  readonly handler: (source: string, importer: string) => string | undefined;
};

it.each([
  [
    'a screen imports the replacement',
    '@tanstack/react-query',
    '/shop/storefront/src/routes/Screen.tsx',
    replacement,
  ],
  ['the replacement imports the library', '@tanstack/react-query', replacement, undefined],
  [
    'other packages are unchanged',
    '@tanstack/query-core',
    '/shop/storefront/src/routes/Screen.tsx',
    undefined,
  ],
])('%s', (_what, source, importer, resolved) => expect(handler(source, importer)).toBe(resolved));
