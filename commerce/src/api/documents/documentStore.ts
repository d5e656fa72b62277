/**
 * Documents that have been parsed and validated, by the hash of their text. Refused documents are
 * not stored.
 */
import { createHash } from 'node:crypto';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createBoundedMap } from '../boundedMap.ts';
import { compileOperation } from '../compiled/compileOperation.ts';
import type { Complete } from '../compiled/complete.ts';
import { countTokens } from './countTokens.ts';
import { findTooLarge, measureDocument } from './measureDocument.ts';
import { operationKind, type OperationKind } from './operationKind.ts';
import { rootFields } from './rootFields.ts';
import { usableTextRule } from './usableText.ts';

export interface PreparedOperation {
  readonly node: OperationDefinitionNode;
  readonly kind: OperationKind;
  /** Names of the variables that it declares. */
  readonly variables: readonly string[];
  /** Names of the variables passed to a `take`: its cost depends on them. */
  readonly takes: readonly string[];
  /** Values of those variables, as keys, whose cost is known to be within the limit. */
  readonly affordable: Set<string>;
  /**
   * Its compiled steps, if the response is the same for every caller and the operation can be
   * compiled.
   */
  readonly compiled: Complete | undefined;
}

export interface PreparedDocument {
  /** SHA-256 of the text in hex. */
  readonly hash: string;
  readonly document: DocumentNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** By name; an operation without a name by the empty text. */
  readonly operations: ReadonlyMap<string, PreparedOperation>;
}

export interface DocumentStore {
  /** Undefined if no valid document of this hash has been prepared lately. */
  readonly find: (hash: string) => PreparedDocument | undefined;
  /**
   * Parses and validates once per text.
   * @throws RefusedDocument
   */
  readonly prepare: (text: string, hash?: string) => PreparedDocument;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

export class RefusedDocument extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.name = 'RefusedDocument';
    this.errors = errors;
  }
}

/** Measured: memory of a token in the syntax tree, its location included. */
const bytesPerToken = 400;
/** Measured: memory of a field, wherever its fragment is spread, once its steps are compiled. */
const bytesPerField = 600;
const bounds = { most: 12_000_000, largest: 4_000_000 };

const coded = (error: GraphQLError, code: string) =>
  error.extensions['code'] === undefined
    ? new GraphQLError(error.message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        extensions: { code },
      })
    : error;

function parsed(text: string): { readonly tokens: number; readonly document: DocumentNode } {
  try {
    return { tokens: countTokens(text), document: parse(text) };
  } catch (error) {
    throw error instanceof GraphQLError
      ? new RefusedDocument([coded(error, 'GRAPHQL_PARSE_FAILED')])
      : error;
  }
}

function takeVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'take' && value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

function operationsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: PreparedDocument['fragments'],
): Map<string, PreparedOperation> {
  const takes = takeVariables(document);
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  return new Map(
    operations.map((node) => {
      const kind = operationKind(node.operation, rootFields(document, node));
      const compiled =
        kind === 'neutral' ? compileOperation({ schema, operation: node, fragments }) : undefined;
      const variables = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      return [
        node.name?.value ?? '',
        { node, kind, compiled, takes, affordable: new Set(), variables },
      ];
    }),
  );
}

export function createDocumentStore(
  schema: GraphQLSchema,
  { hasIntrospection }: { readonly hasIntrospection: boolean },
): DocumentStore {
  const documents = createBoundedMap<PreparedDocument>(bounds);
  const rules = [
    ...specifiedRules,
    usableTextRule,
    ...(hasIntrospection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];

  return {
    find: documents.get,
    prepare(text, sentHash) {
      const cached = sentHash === undefined ? undefined : documents.get(sentHash);
      if (cached) return cached;
      const hash = createHash('sha256').update(text).digest('hex');
      if (sentHash !== undefined && sentHash !== hash)
        throw new RefusedDocument([
          new GraphQLError('The hash is not that of the document: SHA-256 in hex is expected.', {
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        ]);
      const same = documents.get(hash);
      if (same) return same;
      const { tokens, document } = parsed(text);
      const oversize = findTooLarge(document);
      const faults = oversize ? [oversize] : validate(schema, document, rules);
      if (faults.length > 0)
        throw new RefusedDocument(faults.map((fault) => coded(fault, 'GRAPHQL_VALIDATION_FAILED')));
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
        ),
      );
      const prepared = {
        hash,
        document,
        fragments,
        operations: operationsOf(schema, document, fragments),
      };
      documents.set(
        hash,
        prepared,
        Buffer.byteLength(text) +
          tokens * bytesPerToken +
          measureDocument(document).fields * bytesPerField,
      );
      return prepared;
    },
    size: documents.size,
  };
}
