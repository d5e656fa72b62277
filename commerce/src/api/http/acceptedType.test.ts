import { expect, it } from 'vitest';
import { acceptedType } from './acceptedType.ts';

it.each([
  [null, 'application/json'],
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['application/json', 'application/json'],
  ['Application/JSON; charset=UTF-8', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
  ['text/html, */*;q=0.1', 'application/json'],
  ['application/json; charset=iso-8859-1', undefined],
  ['text/html', undefined],
  ['', undefined],
] as const)('%j is answered as %s', (accept, type) => expect(acceptedType(accept)).toBe(type));
