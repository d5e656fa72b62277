/**
 * Whatever input is sent, the Data API responds with data or with a refusal that names the problem,
 * never with a fault of its own.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileOperations, type HostileOperation } from '../testing/hostileOperations.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import { schema } from './schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

interface Result {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

async function post(body: string): Promise<{ status: number; answer: Result }> {
  const response = await shop.commerce.graphql(
    new Request('http://shop/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
    }),
  );
  return { status: response.status, answer: (await response.json()) as Result };
}

async function isAnswered({ query, variables }: HostileOperation): Promise<void> {
  const { status, answer } = await post(JSON.stringify({ query, variables }));
  const faults = (answer.errors ?? []).filter(
    ({ extensions }) => extensions?.['code'] === 'INTERNAL_SERVER_ERROR',
  );
  expect({ status: status < 500, faults, log: shop.log.splice(0) }).toEqual({
    status: true,
    faults: [],
    log: [],
  });
}

const operations = hostileOperations(schema);

describe('hostile arguments', () => {
  it.each([...operations.keys()])(
    '%s refuses or responds',
    async (name) => {
      const runs = Number(process.env['HOSTILE_RUNS'] ?? 60);
      const operation = operations.get(name);
      if (operation)
        await fc.assert(fc.asyncProperty(operation, isAnswered), {
          seed: 23,
          numRuns: runs,
          endOnFailure: true,
        });
    },
    120_000,
  );

  it.each([
    [
      'a NUL in a variable',
      {
        query: 'query ($s: String) { urlHistory(url: $s) { newUrl } }',
        variables: { s: 'a\u0000b' },
      },
    ],
    [
      'a NUL deep in a variable',
      {
        query: 'query ($f: FilterInputType) { products(filter: $f) { count } }',
        variables: { f: { facets: ['x', 'a\u0000'] } },
      },
    ],
    ['a NUL in the document', { query: '{ urlHistory(url: "a\\u0000b") { newUrl } }' }],
    [
      'a lone surrogate in a variable',
      {
        query: 'query ($s: String) { urlHistory(url: $s) { newUrl } }',
        variables: { s: '\uD800' },
      },
    ],
    ['a lone surrogate in the document', { query: '{ urlHistory(url: "\\uD800") { newUrl } }' }],
  ])('%s is refused with the fitting code', async (_, operation) => {
    const { status, answer } = await post(JSON.stringify(operation));
    expect(status).toBeLessThan(500);
    expect(answer.data ?? undefined).toBeUndefined();
    expect(answer.errors?.[0]?.extensions?.['code']).toMatch(/BAD_USER_INPUT|GRAPHQL_PARSE_FAILED/);
  });

  it.each([
    ['braces', `{${'a{'.repeat(30_000)}`],
    ['lists', `{ urlHistory(url: ${'['.repeat(80_000)}`],
    ['objects', `{ products(filter: ${'{a:'.repeat(25_000)}`],
    ['types', `query ($a: ${'['.repeat(80_000)}`],
    ['brackets within strings', `{ urlHistory(url: "${'{'.repeat(500)}") { newUrl } }`],
    ['directives', `{ channel ${'@a '.repeat(20_000)}{ id } }`],
  ])('a document of many %s does not exhaust the stack', async (kind, query) => {
    const { status, answer } = await post(JSON.stringify({ query }));
    expect(status).toBeLessThan(500);
    if (kind === 'brackets within strings') expect(answer.errors).toBeUndefined();
    else expect(answer.errors?.[0]?.extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
    expect(shop.log.splice(0)).toEqual([]);
  });

  it.each([
    [
      'variables nested endlessly',
      `{"query":"query ($s: String) { urlHistory(url: $s) { newUrl } }","variables":{"s":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
    ],
    ['variables that are a string', '{"query":"{ channel { id } }","variables":"x"}'],
    ['variables that are a list', '{"query":"{ channel { id } }","variables":[1]}'],
    ['a body that is not JSON', '{"query":'],
    ['an empty body', ''],
    ['a body that is a list', '[]'],
    ['a query that is a number', '{"query":7}'],
    ['extensions that are a string', '{"query":"{ channel { id } }","extensions":"x"}'],
    ['a persisted query of another shape', '{"extensions":{"persistedQuery":7}}'],
    ['a persisted query without a hash', '{"extensions":{"persistedQuery":{"version":1}}}'],
    [
      'an operation that is not in the document',
      '{"query":"{ channel { id } }","operationName":"Other"}',
    ],
    [
      'a prototype in variables',
      '{"query":"query ($s: String) { urlHistory(url: $s) { newUrl } }","variables":{"__proto__":{"s":"x"}}}',
    ],
  ])('%s', async (_, body) => {
    const { status, answer } = await post(body);
    expect(status).toBeLessThan(500);
    expect((answer.errors ?? []).map(({ extensions }) => extensions?.['code'])).not.toContain(
      'INTERNAL_SERVER_ERROR',
    );
  });
});
