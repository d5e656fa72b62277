import { join } from 'node:path';
import type { Plugin } from 'vite';

const replacement = join(import.meta.dirname, '../src/app/serverQueries.ts');

/** Replaces TanStack Query by serverQueries.ts in the server's build. */
export const serverQueries = (): Plugin => ({
  name: 'server-queries',
  apply: 'build',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      source === '@tanstack/react-query' && importer !== replacement ? replacement : undefined,
  },
});
