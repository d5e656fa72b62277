import { type FragmentDefinitionNode, GraphQLError, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { storefrontOperations } from '../../testing/storefrontOperations.ts';
import { limits } from '../limits.ts';
import { schema } from '../schema.ts';
import { operationCost, type Variables } from './operationCost.ts';

function cost(text: string, variables: Variables = {}): number | string {
  const { definitions } = parse(text);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  if (!operation) throw new Error('There is no operation.');
  try {
    return operationCost({ schema, operation, fragments, variables });
  } catch (error) {
    if (error instanceof GraphQLError)
      return `${String(error.extensions['code'])}: ${error.message}`;
    throw error;
  }
}

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const costly = expect.stringMatching(
  /^OPERATION_TOO_COSTLY: The operation requests too much: about \d+ fields, at most 200000\. Take fewer entries or split it into several calls\.$/,
);
const tooLong =
  'BAD_USER_INPUT: take is 1000, at most 600; request the rest page by page with skip.';

describe('an operation', () => {
  it.each([
    ['a field', '{ channel { id name } }', {}, 1_002],
    ['a list without a page', '{ brands { name alias } }', {}, 1_000 + 50 * 2],
    [
      'a page of the usual length',
      '{ products { count products { name } } }',
      {},
      10_000 + 1 + 1 + 20,
    ],
    [
      'a page with a literal length',
      '{ products(take: 48) { products { name } } }',
      {},
      10_000 + 1 + 48,
    ],
    ['a page of negative length', '{ products(take: -3) { products { name } } }', {}, 10_001],
    [
      'a page by a variable',
      'query ($n: Int) { products(take: $n) { products { name } } }',
      { n: 100 },
      10_000 + 1 + 100,
    ],
    [
      'a variable’s default',
      'query ($n: Int = 200) { products(take: $n) { products { name } } }',
      {},
      10_000 + 1 + 200,
    ],
    [
      'a variable that is not a number',
      'query ($n: Int) { products(take: $n) { products { name } } }',
      { n: 'x' },
      10_000 + 1 + 20,
    ],
    [
      'lists within a page',
      '{ products(take: 10) { products { skus { skuId name } } } }',
      {},
      10_000 + 1 + 10 * (1 + 5 * 2),
    ],
    [
      'lists beside a page',
      '{ products(take: 100) { filters { facets { values { count } } } } }',
      {},
      10_000 + 1 + 1 + 5 * (1 + 5),
    ],
    [
      'a fragment',
      '{ ...F } fragment F on GeinsMerchantApiQuery { products(take: 10) { ...G } } fragment G on ProductsResultType { products { name } }',
      {},
      10_000 + 1 + 10,
    ],
    [
      'each alias',
      aliases(5, 'products(take: 10) { products { name } }'),
      {},
      5 * (10_000 + 1 + 10),
    ],
    ['too long a page', '{ products(take: 1000) { products { name } } }', {}, tooLong],
    [
      'too long a page by a variable',
      'query ($n: Int) { products(take: $n) { products { name } } }',
      { n: 1000 },
      tooLong,
    ],
    [
      'too long a page by a default',
      'query ($n: Int = 1000) { products(take: $n) { products { name } } }',
      {},
      tooLong,
    ],
    [
      'too long a page of reviews',
      '{ reviews(alias: "a", take: 1000) { count reviews { rating } } }',
      {},
      tooLong,
    ],
    ['sixty long pages', aliases(60, 'products(take: 600) { products { name } }'), {}, costly],
    ['sixty empty pages', aliases(60, 'products(take: 0) { count }'), {}, costly],
    ['sixty mutations', `mutation ${aliases(60, 'clearCart(id: "x") { id }')}`, {}, costly],
    [
      'lists within lists',
      '{ products(take: 600) { products { variantGroup { variants { variants { variants { variants { name } } } } } } } }',
      {},
      costly,
    ],
    [
      'fragments within fragments',
      `{ products(take: 1) { products { ...A0 } } } ${Array.from({ length: 40 }, (_, at) => `fragment A${at} on ProductType { ...A${at + 1} ...A${at + 1} }`).join(' ')} fragment A40 on ProductType { name }`,
      {},
      costly,
    ],
  ])('with %s', (_, text, variables, expected) => expect(cost(text, variables)).toEqual(expected));
});

const storefronts = storefrontOperations.map(({ name, text }) => [name, text] as const);

it.each(storefronts)('%s of the storefront may run, with the longest page too', (_, text) => {
  expect(cost(text, { take: limits.take })).toBeLessThanOrEqual(limits.cost);
});
