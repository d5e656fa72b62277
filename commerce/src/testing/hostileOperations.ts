/**
 * Every operation of the schema with arguments that no shopper would send. A crash on any of them
 * is a fault.
 */
import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

export interface HostileOperation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/**
 * Texts that break engines, parsers and file systems; existing ids and words are among them, so
 * that some pass validation.
 */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\uFEFF',
  '\u202Eabc',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%00',
  '../../../etc/passwd',
  '\\',
  '{"a":',
  '[]',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-1',
  '1e309',
  '9'.repeat(40),
  'å'.repeat(500),
  '🧥'.repeat(300),
  'x'.repeat(10_000),
  '\n\r\t\v',
  "a' & | ! ( ) : * <-> b",
  '/p/a//b?c#d',
  'se',
  'sv-SE',
  'sommar-svart',
  'klanningar',
  'hej15',
  'maja@example.com',
  'AAAAAAAAAAAAAAAAAAAAAA',
  '00000000-0000-4000-8000-000000000000',
  '41101',
  'en_US.UTF-8',
  'c-1',
  's-38',
  'p-1',
  'd-1-20',
] as const;
const hostileNumbers = [
  0,
  -0,
  1,
  -1,
  2,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  0.1,
  -0.5,
  99,
  1_000_000,
] as const;

const anything = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant(null),
  fc.boolean(),
  fc.constant({}),
  fc.constant([[[[[]]]]]),
  fc.constant(Array.from({ length: 10_000 }, (_, at) => at)),
  fc.constant(Array.from({ length: 10_000 }, () => 'x')),
);

/** Mostly of the right type, so that values reach the code behind the type checks. */
function valueOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, depth);
  const right = (() => {
    if (isListType(type))
      return fc.oneof(
        { weight: 6, arbitrary: fc.array(valueOf(type.ofType, depth + 1), { maxLength: 6 }) },
        {
          weight: 1,
          arbitrary: valueOf(type.ofType, depth + 1).map((value) =>
            Array.from({ length: 10_000 }, () => value),
          ),
        },
      );
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    if (isInputObjectType(type)) {
      const fields = Object.entries(type.getFields()).map(
        ([name, field]) => [name, valueOf(field.type, depth + 1)] as const,
      );
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: Object.values(type.getFields())
          .filter((field) => isNonNullType(field.type))
          .map(({ name }) => name),
      });
    }
    switch (type.name) {
      case 'Int':
      case 'Long':
      case 'Float':
      case 'Decimal':
        return fc.oneof(fc.constantFrom<number>(...hostileNumbers), fc.integer());
      case 'Boolean':
        return fc.boolean();
      case 'DateTime':
        return fc.constantFrom(
          '2026-11-01T00:00:00Z',
          '0000-00-00',
          '+275760-09-13T00:00:00Z',
          '-000001-01-01T00:00:00Z',
          '',
          'x',
        );
      default:
        return fc.oneof(
          fc.constantFrom<string>(...hostileTexts),
          fc.string({ unit: 'binary', maxLength: 40 }),
        );
    }
  })();
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
}

/** The selection of every field without arguments, down to `depth`. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields())
    .filter(({ args }) => args.length === 0)
    .flatMap((field) => {
      if (isLeafType(getNamedType(field.type))) return [field.name];
      return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
    });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

function operationOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): fc.Arbitrary<HostileOperation> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query =
    field.args.length === 0
      ? `${kind} { ${field.name} ${selectionOf(field.type, 1)} }`
      : `${kind} Hostile(${declared}) { ${field.name}(${given}) ${selectionOf(field.type, 1)} }`;
  const required = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc
    .record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type)] as const)),
      { requiredKeys: required },
    )
    .map((variables) => ({ query, variables }));
}

/** One generator per operation, by its name. */
export function hostileOperations(
  schema: GraphQLSchema,
): Map<string, fc.Arbitrary<HostileOperation>> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return new Map(
    roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).map(
        (field) => [field.name, operationOf(kind, field)] as const,
      ),
    ),
  );
}
