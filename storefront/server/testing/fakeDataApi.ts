/**
 * A Data API built from the public schema alone: it invents every value, or returns null where
 * allowed. Supports no persisted queries.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  validate,
} from 'graphql';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../commerce/schema.graphql'), 'utf8'),
);

export type Invention = 'values' | 'nulls';

const invented: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-11-01T10:00:00Z',
  Decimal: 12.5,
  Float: 12.5,
  Guid: '0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10',
  ID: '0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10',
  Int: 2,
  Long: 3,
};
/** Values that identify a page are the same wherever they occur. */
const names: Readonly<Record<string, string>> = {
  alias: 'alma',
  canonicalUrl: '/c/alma',
  newUrl: '/c/alma',
  publicId: '0d9f8a52-3b1c-4c55-9d0e-5f1f8a6f2b10',
  url: '/c/alma',
};

function invent(
  type: GraphQLOutputType,
  {
    mode,
    info,
    isRoot,
  }: { readonly mode: Invention; readonly info: GraphQLResolveInfo; readonly isRoot: boolean },
): unknown {
  if (isNonNullType(type)) return invent(type.ofType, { mode: 'values', info, isRoot });
  // Null for a whole result means “not found”, which is no page.
  if (mode === 'nulls' && !isRoot) return null;
  if (isListType(type)) return [1, 2].map(() => invent(type.ofType, { mode, info, isRoot }));
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (!isScalarType(type)) return {};
  return type.name === 'String'
    ? (names[info.fieldName] ?? `${info.fieldName} 1`)
    : invented[type.name];
}

interface Body {
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

export interface ReceivedCall {
  readonly operation: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeDataApi {
  readonly received: readonly ReceivedCall[];
  readonly fetch: (request: Request) => Promise<Response>;
}

export function createFakeDataApi(mode: Invention): FakeDataApi {
  const received: ReceivedCall[] = [];
  return {
    received,
    async fetch(request) {
      const { query, variables, operationName } = (await request.json()) as Body;
      received.push({
        operation: `${operationName ?? ''}${query === undefined ? ' by hash' : ''}`,
        headers: Object.fromEntries(request.headers),
      });
      if (query === undefined)
        return Response.json(
          { errors: [{ message: 'Must provide query string.' }] },
          { status: 400 },
        );
      const document = parse(query);
      const faults = validate(schema, document);
      if (faults.length > 0) return Response.json({ errors: faults }, { status: 400 });
      const result = await execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        fieldResolver: (_source, _args, _context, info) =>
          invent(info.returnType, { mode, info, isRoot: info.path.prev === undefined }),
      });
      return Response.json(result);
    },
  };
}
