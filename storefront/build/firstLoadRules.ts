/**
 * What a shopper's first load must not contain: the editing half of the content schema, content
 * parsers, and overlay libraries.
 */
import type { Plugin } from 'vite';
import { filesOf, type FineChunk, firstLoads } from './chunkNames.ts';

const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    /\/content-schema\/src\/(widgets|findings|content-service|bridge|titles|document|generated)\//,
    'is for editors',
  ],
  [
    /\/content-schema\/src\/(read\/(parse|readers|geins|safeHtml)|migrate|editing|widgetDefinitions)/,
    'reads what the server has read',
  ],
  [/\/workbench\/src\/|\/storefront\/src\/features\/preview\//, 'is for editors'],
  [/\/node_modules\/(htmlparser2|@internationalized\/date)\//, 'is for editors'],
  [
    /\/node_modules\/(@radix-ui|react-remove-scroll|react-stately)\//,
    'is loaded with the overlay that opens',
  ],
  [/\/node_modules\/styled-components\//, 'is replaced by the build'],
  [/\/node_modules\/graphql\//, 'reads operations whose hashes are known'],
  [/\/node_modules\/react-router/, 'is loaded with the first navigation'],
];

/** Sentences about forbidden modules in a first load. */
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

/** Fails a browser build whose first loads contain forbidden modules. */
export const checkFirstLoads = (): Plugin => ({
  name: 'first-load-rules',
  apply: 'build',
  generateBundle(_, bundle) {
    // A module without code, such as a barrel of types, has no cost.
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
