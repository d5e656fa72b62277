/** Runs operations of the Data API, whether they arrive over HTTP or from this process. */
import { execute, getVariableValues, GraphQLError, type ExecutionResult } from 'graphql';
import type { Preview } from '../preview/parsePreviewClaim.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { toGraphQLError } from './toGraphQLError.ts';
import {
  type ResponseTrace,
  createResponseCache,
  type ComputedResponse,
  type SharedResponse,
} from './responses/createResponseCache.ts';
import { freezeResponse } from './responses/freezeResponse.ts';
import { createApiContext } from './apiContext.ts';
import { createProductParts } from './compiled/productParts.ts';
import {
  createDocumentStore,
  type DocumentStore,
  type PreparedDocument,
  type PreparedOperation,
  RefusedDocument,
} from './documents/documentStore.ts';
import { operationCost, type Variables } from './documents/operationCost.ts';
import { findBadVariables } from './documents/usableText.ts';
import { schema } from './schema.ts';
import { withoutSuggestion } from './withoutSuggestion.ts';

export interface Call {
  readonly prepared: PreparedDocument;
  /** Which operation of the document; may be omitted if there is only one. */
  readonly name?: string | undefined;
  readonly variables: Variables;
  readonly preview?: Preview | undefined;
  /**
   * Whether the response is the same for every caller; false for a caller identified by a token.
   */
  readonly isAnonymous: boolean;
  readonly requestId: string;
}

/** Entries, and bytes as estimated from texts, tokens and JSON. */
interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
}

export interface CacheSizes {
  readonly documents: CacheSize;
  readonly answers: CacheSize;
  /** Products as they appear in responses. */
  readonly parts: CacheSize;
}

export interface Operations {
  readonly documents: DocumentStore;
  /** Undefined if the document has no operation of that name, or several and no name is given. */
  readonly find: (
    prepared: PreparedDocument,
    name: string | undefined,
  ) => PreparedOperation | undefined;
  readonly run: (call: Call) => Promise<SharedResponse>;
  /** The response for an operation that is refused before it runs. */
  readonly refuse: (errors: readonly GraphQLError[]) => SharedResponse;
  /**
   * The response for a refused document, or for a fault outside any field; a fault's cause is
   * logged.
   */
  readonly fail: (error: unknown, requestId: string) => SharedResponse;
  /** Sizes of what is cached between calls. */
  readonly cacheSizes: () => CacheSizes;
}

export interface OperationsOptions {
  readonly shop: CommerceRuntime;
  /** Whether callers may query the schema, and get suggestions for misspelled names. */
  readonly hasIntrospection: boolean;
}

/** How many values of an operation's `take` variables are remembered as within the cost limit. */
const maxAffordable = 100;

/** How the cost estimate reads a value; short, however long the value sent. */
function takeKey(value: unknown): string {
  if (value === null || value === undefined) return 'default';
  return typeof value === 'number' ? String(value) : 'other';
}

/** The root value of every query. */
const root = Object.freeze({});

const own = (result: ExecutionResult): SharedResponse => ({
  result,
  json: () => Buffer.from(JSON.stringify(result)),
});

/** Cache key of a response: undeclared variables do not affect it. */
function keyOf(
  { prepared: { hash }, name, variables }: Call,
  operation: PreparedOperation,
): string {
  return `${hash} ${name ?? ''} ${JSON.stringify(operation.variables.map((variable) => variables[variable] ?? null))}`;
}

export function createOperations({ shop, hasIntrospection }: OperationsOptions): Operations {
  const documents = createDocumentStore(schema, { hasIntrospection });
  const answers = createResponseCache(shop);
  const parts = createProductParts(shop);
  const shown = (error: GraphQLError) => (hasIntrospection ? error : withoutSuggestion(error));
  const refuse = (errors: readonly GraphQLError[]): SharedResponse =>
    own({ errors: errors.map(shown) });

  function find(
    { operations }: PreparedDocument,
    name: string | undefined,
  ): PreparedOperation | undefined {
    if (name !== undefined) return operations.get(name);
    const [only] = operations.values();
    return operations.size === 1 ? only : undefined;
  }

  async function executeOperation(
    { prepared, name, variables, preview, requestId }: Call,
    trace?: ResponseTrace,
  ): Promise<ExecutionResult> {
    const contextValue = createApiContext(shop, { requestId, trace, preview });
    const result = await execute({
      schema,
      document: prepared.document,
      operationName: name,
      variableValues: variables,
      contextValue,
    });
    return result.errors
      ? {
          ...result,
          errors: result.errors.map((error) =>
            shown(toGraphQLError(error, { requestId, log: shop.log })),
          ),
        }
      : result;
  }

  /** Undefined if anything goes wrong: graphql-js then reports it. */
  async function executeCompiled(
    { variables, requestId }: Call,
    { node, compiled }: PreparedOperation,
    trace: ResponseTrace,
  ): Promise<ComputedResponse | undefined> {
    const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
    if (!compiled || !coerced) return undefined;
    const tally = { length: 0 };
    try {
      const data = await compiled(
        root,
        {
          context: createApiContext(shop, { requestId, trace }),
          variables: coerced,
          parts: parts.of(trace),
        },
        tally,
      );
      return { result: Object.freeze({ data }) as ExecutionResult, length: tally.length };
    } catch {
      return undefined;
    }
  }

  async function executeShared(
    call: Call,
    operation: PreparedOperation,
    trace: ResponseTrace,
  ): Promise<ComputedResponse> {
    const fault = findFault(call, operation);
    if (fault) return { result: { errors: [shown(fault)] }, length: undefined };
    const compiled = await executeCompiled(call, operation, trace);
    if (compiled) return compiled;
    const result = await executeOperation(call, trace);
    if (result.errors) return { result, length: undefined };
    const { value, length } = freezeResponse(result);
    return { result: value as ExecutionResult, length };
  }

  function findFault(
    { prepared, variables }: Call,
    operation: PreparedOperation,
  ): GraphQLError | undefined {
    const takes = operation.takes.map((name) => takeKey(variables[name])).join(' ');
    if (operation.affordable.has(takes)) return undefined;
    try {
      operationCost({
        schema,
        operation: operation.node,
        fragments: prepared.fragments,
        variables,
      });
      if (operation.affordable.size < maxAffordable) operation.affordable.add(takes);
      return undefined;
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  }

  return {
    documents,
    find,
    refuse,
    fail: (error, requestId) =>
      refuse(
        error instanceof RefusedDocument
          ? error.errors
          : [toGraphQLError(error, { requestId, log: shop.log })],
      ),
    async run(call) {
      const operation = find(call.prepared, call.name);
      if (!operation)
        return refuse([
          new GraphQLError(
            call.name === undefined
              ? 'The document has several operations; operationName chooses one.'
              : `The document has no operation ${JSON.stringify(call.name.slice(0, 80))}.`,
            { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } },
          ),
        ]);
      const unusable = findBadVariables(call.variables);
      if (unusable) return refuse([unusable]);
      if (operation.kind === 'neutral' && call.isAnonymous)
        return answers.answer(keyOf(call, operation), (trace) =>
          executeShared(call, operation, trace),
        );
      const fault = findFault(call, operation);
      return fault ? refuse([fault]) : own(await executeOperation(call));
    },
    cacheSizes: () => ({
      documents: documents.size(),
      answers: answers.size(),
      parts: parts.size(),
    }),
  };
}
