/** What no shopper's first load may hold: the editors' half of the content schema, readers of what the server has read, and overlays' libraries. */
import type { Plugin } from 'vite';
import { filesOf, type FineChunk, firstLoads } from './chunkNames.ts';

const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    /\/content-schema\/src\/(widgets|findings|desk|bridge|titles|document|generated)\//,
    'is for editors',
  ],
  [
    /\/content-schema\/src\/(read\/(parse|readers|tenant|safeHtml)|migrate|editing|widgetDefinitions)/,
    'reads what the server has read',
  ],
  [/\/storefront\/src\/features\/(workbench|preview)\//, 'is for editors'],
  [/\/node_modules\/(htmlparser2|@internationalized\/date)\//, 'is for editors'],
  [
    /\/node_modules\/(@radix-ui|react-remove-scroll|react-stately)\//,
    'comes with the overlay that opens',
  ],
  [/\/node_modules\/styled-components\//, 'is replaced by the build'],
  [/\/node_modules\/graphql\//, 'reads operations whose hashes are known'],
  [/\/node_modules\/react-router/, 'comes once somebody goes on'],
];

/** Sentences about the modules that stand in a first load and may not. */
export function firstLoadFaults(
  chunks: readonly FineChunk[],
  loads: Readonly<Record<string, readonly string[]>> = firstLoads,
): readonly string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return Object.entries(loads).flatMap(([page, roots]) => {
    const modules = [...filesOf(roots, byFile)].flatMap(
      (file) => byFile.get(file)?.moduleIds ?? [],
    );
    return modules.flatMap((id) => {
      const [, why] = forbidden.find(([pattern]) => pattern.test(id)) ?? [];
      return why === undefined ? [] : [`The first load of “${page}” holds ${id}, which ${why}.`];
    });
  });
}

/** Fails a browser's build whose first loads hold what they may not. */
export const checkFirstLoads = (): Plugin => ({
  name: 'first-load-rules',
  apply: 'build',
  generateBundle(_, bundle) {
    // A module that leaves no code, such as a barrel of types, costs nobody anything.
    const chunks = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk'
        ? [
            {
              ...part,
              moduleIds: Object.entries(part.modules).flatMap(([id, { renderedLength }]) =>
                renderedLength > 0 ? [id] : [],
              ),
            },
          ]
        : [],
    );
    const faults = firstLoadFaults(chunks);
    if (faults.length > 0)
      this.error(`A first load is heavier than it may be:\n${faults.join('\n')}`);
  },
});
