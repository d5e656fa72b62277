import type { Plugin } from 'vite';

const text = /^  text: ".*",$/gm;

/** The operations without their text: a browser asks by hash, and the shop's server knows the text of each (server/knownOperations.ts). */
export const withoutTexts = (code: string): string => code.replaceAll(text, "  text: '',");

const parserId = '\0no-graphql-parser';

/** What graphql-request imports of graphql: it parses documents only where it is not given their names. */
const noParser = `
const unused = () => { throw new Error('No GraphQL document is read in the browser.'); };
export const parse = unused, print = unused, Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
`;

/** Leaves the operations' texts out of the browser's bundle, and GraphQL's parser with them. */
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
        'The texts of the operations are not written as they were: mend build/operationHashes.ts.',
      );
    return { code: short, map: null };
  },
});
