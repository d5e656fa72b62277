import type { Plugin } from 'vite';

const text = /^  text: ".*",$/gm;

/**
 * The operations without their text: a browser sends the hash, and the shop's server has the text
 * of each (server/knownOperations.ts).
 */
export const withoutTexts = (code: string): string => code.replaceAll(text, "  text: '',");

const parserId = '\0no-graphql-parser';

/** graphql-request's imports from graphql: it parses a document only if its name is not given. */
const noParser = `
const unused = () => { throw new Error('No GraphQL document is parsed in the browser.'); };
export const parse = unused, print = unused, Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
`;

/** Removes the operations' texts and GraphQL's parser from the browser's bundle. */
export const operationHashes = (): Plugin => ({
  name: 'operation-hashes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'graphql' && importer?.includes('/graphql-request/') ? parserId : undefined,
  load: (id) => (id === parserId ? noParser : undefined),
  transform(code, id) {
    if (!id.endsWith('/data-api/generated/operations.ts')) return null;
    const short = withoutTexts(code);
    if (/query \w+\(|mutation \w+\(/.test(short))
      this.error(
        'The texts of the operations are not written as they were: fix build/operationHashes.ts.',
      );
    return { code: short, map: null };
  },
});
