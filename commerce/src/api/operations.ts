/** Runs operations of the Data API, whichever way they came in. */
import { execute, getVariableValues, GraphQLError, type ExecutionResult } from 'graphql';
import type { Preview } from '../preview/previewOfRequest.ts';
import type { Shop } from '../shop.ts';
import { answerError } from './answerError.ts';
import {
  type AnswerTrace,
  createAnswerKeeper,
  type MadeAnswer,
  type SharedAnswer,
} from './answers/answerKeeper.ts';
import { freezeAnswer } from './answers/freezeAnswer.ts';
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
  /** Which operation of the document; may be left out where there is one. */
  readonly name?: string | undefined;
  readonly variables: Variables;
  readonly preview?: Preview | undefined;
  /** Whether the caller gets what everybody gets; false for whoever is known by a token. */
  readonly isAnybody: boolean;
  readonly requestId: string;
}

/** Entries, and bytes as estimated from texts, tokens and JSON. */
interface Kept {
  readonly entries: number;
  readonly bytes: number;
}

export interface KeptInMemory {
  readonly documents: Kept;
  readonly answers: Kept;
  /** Products as answers show them. */
  readonly parts: Kept;
}

export interface Operations {
  readonly documents: DocumentStore;
  /** Undefined when the document has no operation of that name, or several and no name is given. */
  readonly find: (
    prepared: PreparedDocument,
    name: string | undefined,
  ) => PreparedOperation | undefined;
  readonly run: (call: Call) => Promise<SharedAnswer>;
  /** What refuses an operation before it runs, as a result. */
  readonly refuse: (errors: readonly GraphQLError[]) => SharedAnswer;
  /** What a refused document, or a fault outside any field, is to the caller; a fault's cause is logged. */
  readonly fail: (error: unknown, requestId: string) => SharedAnswer;
  /** What is held in memory between calls. */
  readonly kept: () => KeptInMemory;
}

export interface OperationsOptions {
  readonly shop: Shop;
  /** Whether callers may ask for the schema itself, and are helped with its names. */
  readonly hasIntrospection: boolean;
}

/** Values of an operation's `take` variables that its cost is not estimated for again. */
const mostAffordable = 100;

/** What the cost takes a value for; short, however long what was sent. */
function takeKey(value: unknown): string {
  if (value === null || value === undefined) return 'default';
  return typeof value === 'number' ? String(value) : 'other';
}

/** What the fields of a query are resolved from. */
const root = Object.freeze({});

const own = (result: ExecutionResult): SharedAnswer => ({
  result,
  json: () => Buffer.from(JSON.stringify(result)),
});

/** Names what an answer is of: undeclared variables make no difference to it. */
function keyOf(
  { prepared: { hash }, name, variables }: Call,
  operation: PreparedOperation,
): string {
  return `${hash} ${name ?? ''} ${JSON.stringify(operation.variables.map((variable) => variables[variable] ?? null))}`;
}

export function createOperations({ shop, hasIntrospection }: OperationsOptions): Operations {
  const documents = createDocumentStore(schema, { hasIntrospection });
  const answers = createAnswerKeeper(shop);
  const parts = createProductParts(shop);
  const shown = (error: GraphQLError) => (hasIntrospection ? error : withoutSuggestion(error));
  const refuse = (errors: readonly GraphQLError[]): SharedAnswer =>
    own({ errors: errors.map(shown) });

  function find(
    { operations }: PreparedDocument,
    name: string | undefined,
  ): PreparedOperation | undefined {
    if (name !== undefined) return operations.get(name);
    const [only] = operations.values();
    return operations.size === 1 ? only : undefined;
  }

  async function carryOut(
    { prepared, name, variables, preview, requestId }: Call,
    trace?: AnswerTrace,
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
            shown(answerError(error, { requestId, log: shop.log })),
          ),
        }
      : result;
  }

  /** Undefined where something goes wrong: graphql-js says what. */
  async function carryOutCompiled(
    { variables, requestId }: Call,
    { node, compiled }: PreparedOperation,
    trace: AnswerTrace,
  ): Promise<MadeAnswer | undefined> {
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

  async function carryOutShared(
    call: Call,
    operation: PreparedOperation,
    trace: AnswerTrace,
  ): Promise<MadeAnswer> {
    const fault = findFault(call, operation);
    if (fault) return { result: { errors: [shown(fault)] }, length: undefined };
    const compiled = await carryOutCompiled(call, operation, trace);
    if (compiled) return compiled;
    const result = await carryOut(call, trace);
    if (result.errors) return { result, length: undefined };
    const { value, length } = freezeAnswer(result);
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
      if (operation.affordable.size < mostAffordable) operation.affordable.add(takes);
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
          : [answerError(error, { requestId, log: shop.log })],
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
      if (operation.kind === 'neutral' && call.isAnybody)
        return answers.answer(keyOf(call, operation), (trace) =>
          carryOutShared(call, operation, trace),
        );
      const fault = findFault(call, operation);
      return fault ? refuse([fault]) : own(await carryOut(call));
    },
    kept: () => ({ documents: documents.size(), answers: answers.size(), parts: parts.size() }),
  };
}
