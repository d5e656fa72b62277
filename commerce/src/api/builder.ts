/**
 * The Data API's schema, built in code so that resolvers and types cannot diverge (contracts.md,
 * "Data API").
 */
import SchemaBuilder from '@pothos/core';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ApiContext } from './apiContext.ts';

export interface SchemaTypes {
  Context: ApiContext;
  DefaultFieldNullability: true;
  Scalars: {
    Decimal: { Input: number; Output: number };
    Long: { Input: number; Output: number };
    DateTime: { Input: Date; Output: Date };
    Guid: { Input: string; Output: string };
    ID: { Input: string; Output: string };
  };
}

export const builder = new SchemaBuilder<SchemaTypes>({});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function refuse(type: string, value: unknown): never {
  throw new GraphQLError(`${JSON.stringify(value)} is not a ${type}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function numberScalar(
  name: 'Decimal' | 'Long',
  isValid: (value: number) => boolean,
): GraphQLScalarType<number, number> {
  const read = (value: unknown) =>
    typeof value === 'number' && isValid(value) ? value : refuse(name, value);
  return new GraphQLScalarType<number, number>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) =>
      node.kind === Kind.INT || node.kind === Kind.FLOAT
        ? read(Number(node.value))
        : refuse(name, node.kind),
  });
}

function readDate(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : refuse('DateTime', value);
}

function readGuid(value: unknown): string {
  return typeof value === 'string' && uuid.test(value)
    ? value.toLowerCase()
    : refuse('Guid', value);
}

builder.addScalarType('Decimal', numberScalar('Decimal', Number.isFinite));
builder.addScalarType('Long', numberScalar('Long', Number.isSafeInteger));
builder.addScalarType(
  'DateTime',
  new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    serialize: (value) => (value instanceof Date ? value : readDate(value)).toISOString(),
    parseValue: readDate,
    parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
  }),
);
builder.addScalarType(
  'Guid',
  new GraphQLScalarType<string, string>({
    name: 'Guid',
    serialize: readGuid,
    parseValue: readGuid,
    parseLiteral: (node) => readGuid(node.kind === Kind.STRING ? node.value : undefined),
  }),
);

builder.queryType({ name: 'GeinsMerchantApiQuery' });
builder.mutationType({ name: 'GeinsMerchantApiMutation' });
