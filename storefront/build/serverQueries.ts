import { join } from 'node:path';
import type { Plugin } from 'vite';

const stand = join(import.meta.dirname, '../src/app/serverQueries.ts');

/** Puts serverQueries.ts in the place of TanStack Query, in the server's build. */
export const serverQueries = (): Plugin => ({
  name: 'server-queries',
  apply: 'build',
  resolveId: {
    order: 'pre',
    handler: (source, importer) =>
      source === '@tanstack/react-query' && importer !== stand ? stand : undefined,
  },
});
