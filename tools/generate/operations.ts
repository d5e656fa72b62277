/**
 * Compiles the storefront's GraphQL documents to typed strings with their hashes, so that no parser
 * reaches the browser.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';
import type { GeneratedFile } from './generatedFile.ts';

const scalars = { Decimal: 'number', Long: 'number', DateTime: 'string', Guid: 'string' };

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): ReadonlySet<string> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.add(name.value);
      fragmentsOf(fragment, all, found);
    },
  });
  return found;
}

function documentText(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const used = [...fragmentsOf(operation, fragments)]
    .sort()
    .flatMap((name) => fragments.get(name) ?? []);
  return stripIgnoredCharacters([operation, ...used].map((node) => print(node)).join('\n'));
}

/**
 * One file with the types and the documents of every `.graphql` file of the storefront. Throws if
 * one does not match the schema.
 * @param schemaText in GraphQL's schema language
 */
export async function generateOperations(
  root: string,
  schemaText: string,
): Promise<readonly GeneratedFile[]> {
  const schema = buildSchema(schemaText);
  const files = globSync('storefront/src/**/*.graphql', { cwd: root }).sort();
  const document: DocumentNode = parse(
    files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
  );
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(errors.map((error) => error.toString()).join('\n\n'));
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  const types = await codegen({
    schema: parse(schemaText),
    documents: [{ document }],
    filename: 'operations.ts',
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      scalars,
      immutableTypes: true,
      skipTypename: true,
      enumsAsTypes: true,
      useTypeImports: true,
      preResolveTypes: true,
    },
  });
  const constants = operations.map((operation) => {
    const name = operation.name?.value ?? '';
    const kind = operation.operation;
    const text = documentText(operation, fragments);
    const hash = createHash('sha256').update(text).digest('hex');
    const suffix = kind === 'query' ? 'Query' : 'Mutation';
    const typeName = `${name[0]?.toUpperCase()}${name.slice(1)}${suffix}`;
    return `export const ${name}Document: DataDocument<${typeName}, ${typeName}Variables> = {\n  name: '${name}',\n  kind: '${kind}',\n  hash: '${hash}',\n  text: ${JSON.stringify(text)},\n};`;
  });
  return [
    {
      path: 'storefront/src/data-api/generated/operations.ts',
      text: `/** The storefront's operations. Made from its .graphql files and commerce/schema.graphql by \`npm run generate\`. */\nimport type { DataDocument } from '../dataDocument.ts';\n\n${types.trim()}\n\n${constants.join('\n\n')}\n`,
    },
  ];
}
