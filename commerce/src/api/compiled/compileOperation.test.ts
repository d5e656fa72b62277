/**
 * Compiled operations respond as graphql-js does: same data in the same order, and graphql-js
 * itself if anything is wrong.
 */
import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweden } from '../../testing/shopperSteps.ts';
import { storefrontOperations } from '../../testing/storefrontOperations.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';
import { readSkuStock, setStock } from '../../stock/setStock.ts';
import { schema } from '../schema.ts';
import { compileOperation } from './compileOperation.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

function compiled(text: string) {
  const { definitions } = parse(text);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return operation && compileOperation({ schema, operation, fragments });
}

const neutral = [
  'products',
  'productRow',
  'product',
  'relatedProducts',
  'reviews',
  'listPageInfo',
  'categories',
  'brands',
  'widgetArea',
  'cmsPages',
  'menu',
  'urlHistory',
  'sitemapProducts',
  'sitemapCategories',
  'sitemapPages',
];
const documents = storefrontOperations
  .filter(({ name }) => neutral.includes(name))
  .map(({ name, text }) => [name, text] as const);
const variables = {
  ...sweden,
  alias: 'linne',
  url: '/',
  take: 20,
  menuLocationId: 'top-bar',
  filter: {},
};

/** A caller who sends a token is answered by graphql-js. */
const both = async (document: string, values: object = variables) => {
  const [fast, plain] = [
    await shop.commerce.execute({ document, variables: { ...values } }),
    await shop.commerce.execute({ document, variables: { ...values }, previewToken: 'nobody’s' }),
  ];
  return [JSON.stringify(fast), JSON.stringify(plain)];
};

describe('a query with the same response for every caller', () => {
  it('exists', () => expect(documents).toHaveLength(neutral.length));

  it.each(documents)(
    '%s of the storefront is compiled, with the same response',
    async (_, text) => {
      expect(compiled(text)).toBeTypeOf('function');
      const [fast, plain] = await both(text);
      expect(fast).toBe(plain);
      expect(fast).not.toContain('"errors"');
    },
  );

  it.each([
    [
      'aliases and fields that are requested twice',
      '{ a: products(take: 1) { count } b: products(take: 2) { products { brand { name } n: name brand { alias name } __typename } } }',
    ],
    [
      'fragments on the root and within',
      '{ ...F } fragment F on GeinsMerchantApiQuery { products { ...G ... on ProductsResultType { count } ... { count } } } fragment G on ProductsResultType { products { alias } }',
    ],
    ['a wrong value', '{ products(take: "x") { count } }'],
    [
      'directives',
      'query ($b: Boolean!) { products { count @include(if: $b) products { alias @skip(if: $b) } } }',
      { b: true },
    ],
    [
      'a missing variable',
      'query ($alias: String!) { relatedProducts(alias: $alias) { name } }',
      {},
    ],
    [
      'dates and enumerations',
      '{ products { products { firstAvailableOn discountType skus { incoming } } } reviews(alias: "linne") { reviews { reviewDate } } }',
    ],
  ])('has the same response with %s', async (_, text, values = {}) => {
    const [fast, plain] = await both(text, values);
    expect(fast).toBe(plain);
  });

  it.each([
    ['directives', '{ channel @include(if: true) { id } }'],
    ['a mutation', 'mutation { clearCart(id: "x") { id } }'],
  ])('is left to graphql-js with %s', (_, text) => expect(compiled(text)).toBeUndefined());

  it('that fails is answered by graphql-js, with its messages', async () => {
    const { catalogue } = shop.commerce.shop;
    const { createApi } = await import('../createApi.ts');
    const log: string[] = [];
    const api = createApi({
      preview: shop.commerce.preview,
      shop: {
        ...shop.commerce.shop,
        catalogue: { ...catalogue, get: () => Promise.reject(new Error('no index')) },
        log: (line) => log.push(line),
      },
    });
    const { data, errors } = await api.execute({
      document: '{ products { count } channel { id } }',
    });
    expect(data).toEqual({ products: null, channel: { id: 'se' } });
    expect(errors?.[0]).toMatchObject({
      path: ['products'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });
});

interface List {
  readonly products: { readonly products: readonly { readonly alias: string }[] };
}

describe('a product', () => {
  const document =
    'query ($take: Int, $marketId: String) { products(take: $take, marketId: $marketId) { products { alias totalStock { totalStock } } } }';
  const first = async (values: object) =>
    ((await shop.commerce.execute({ document, variables: { ...values } })).data as List | null)
      ?.products.products[0];

  it('is one object in all lists that show it', async () => {
    expect(await first({ take: 1 })).toBe(await first({ take: 2 }));
  });

  it('is another object in another market, and once it has changed', async () => {
    const product = await first({ take: 3 });
    expect(await first({ take: 3, marketId: 'no' })).not.toBe(product);
    const sku = await readSkuStock(shop.commerce.shop, `A-${product?.alias ?? ''}-L`);
    if (sku) await setStock(shop.commerce.shop, sku, 4);
    else shop.commerce.shop.events.emit(['catalogue']);
    expect(await first({ take: 4 })).not.toBe(product);
  });

  it('is another object once another colour of its style has changed', async () => {
    const listDocument = `query ($take: Int) { products(take: $take) { products {
      alias variantGroup { variants { alias stock { totalStock } } }
    } } }`;
    // A list shows one colour of a style.
    const shown = async (take: number) => {
      const list = (await shop.commerce.execute({ document: listDocument, variables: { take } }))
        .data as List | null;
      return list?.products.products.find(({ alias }) => alias.startsWith('sommar-'));
    };
    const product = await shown(10);
    expect(product?.alias).toMatch(/^sommar-/);
    expect(await shown(11)).toBe(product);
    const other = product?.alias === 'sommar-rod' ? 'svart' : 'rod';
    const sku = await readSkuStock(shop.commerce.shop, `A-sommar-${other}-38`);
    if (!sku) throw new Error('There is no other colour.');
    await setStock(shop.commerce.shop, sku, 77);
    expect(JSON.stringify(await shown(12))).toContain('"totalStock":87');
  });

  it('counts towards the length of each response that shows it', async () => {
    const weight = async (take: number) => {
      const before = shop.commerce.cacheSizes().answers.bytes;
      await first({ take });
      return shop.commerce.cacheSizes().answers.bytes - before;
    };
    const [built, reused] = [await weight(20), await weight(21)];
    expect(built).toBeGreaterThan(0);
    expect(reused).toBe(built);
  });

  it('is no older in a later list', async () => {
    const product = await first({ take: 5 });
    shop.clock.now += 3_000;
    expect(await first({ take: 6 })).toBe(product);
    shop.clock.now += 2_000;
    expect(await first({ take: 6 })).not.toBe(product);
  });

  it('with arguments on its fields is built for each call', async () => {
    const send = (n: number) =>
      shop.commerce.execute({ document: `{ p${n}: products(take: 1) { products { alias } } }` });
    expect((await send(1)).errors).toBeUndefined();
    expect(shop.commerce.cacheSizes().parts.bytes).toBeLessThanOrEqual(40_000_000);
  });
});
