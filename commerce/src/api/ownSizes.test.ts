import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct, same } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

const kinds = ['tops', 'bottoms', 'shoes'] as const;
type Kind = (typeof kinds)[number];

const category = (key: string, googleTaxonomyId: number) => ({
  key,
  name: same(key),
  alias: same(key),
  order: 9,
  googleTaxonomyId,
});
/** A product of each kind in 36 and in 38, by Google's ids of coats, skirts and shoes. */
const categories = [category('coats', 5598), category('skirts', 1581), category('boots', 187)];
const products = categories.flatMap(({ key }) =>
  ['36', '38'].map((size) =>
    sampleProduct({ key: `${key}-${size}`, category: key, sizes: [[size, 3]] }),
  ),
);

let shop: TestShop;
/** Facet ids of sizes, by their names. */
const sizes = new Map<string, string>();
beforeAll(async () => {
  shop = await testShop();
  await shop.commerce.writeCatalogue({
    categories,
    brands: [],
    campaigns: [],
    menus: [],
    pages: [],
    products,
  });
  const { sizeKinds } = await shop.query<{
    sizeKinds: readonly { kind: Kind; sizes: readonly { facetId: string; label: string }[] }[];
  }>('query { sizeKinds { kind sizes { facetId label } } }');
  expect(sizeKinds.map(({ kind }) => kind)).toEqual(kinds);
  for (const kind of sizeKinds)
    for (const { facetId, label } of kind.sizes) sizes.set(label, facetId);
});
afterAll(() => shop.remove());

interface List {
  readonly products: readonly { readonly alias: string }[];
  readonly filters: {
    readonly facets: readonly {
      readonly type: string;
      readonly values: readonly { readonly label: string; readonly count: number }[];
    }[];
  };
}

/** The products of each kind that a shopper with these sizes is shown, and the counts of sizes. */
async function listFor(own: Partial<Record<Kind, readonly string[]>>) {
  const ownSizes = Object.fromEntries(
    Object.entries(own).map(([kind, names]) => [kind, names.map((name) => sizes.get(name))]),
  );
  const { products: list } = await shop.query<{ products: List }>(
    'query ($filter: FilterInputType) { products(take: 50, filter: $filter) { products { alias } filters { facets { type values { label count } } } } }',
    { filter: { ownSizes } },
  );
  const aliases = new Set(list.products.map(({ alias }) => alias));
  return {
    shown: products.map(({ key }) => key).filter((key) => aliases.has(key)),
    counts: new Map(
      list.filters.facets
        .find(({ type }) => type === 'Sku')
        ?.values.map(({ label, count }) => [label, count]),
    ),
  };
}

describe('own sizes', () => {
  it.each([
    [{}, 'coats-36 coats-38 skirts-36 skirts-38 boots-36 boots-38'],
    [{ tops: ['36'] }, 'coats-36 skirts-36 skirts-38 boots-36 boots-38'],
    [{ bottoms: ['36'] }, 'coats-36 coats-38 skirts-36 boots-36 boots-38'],
    [{ shoes: ['38'] }, 'coats-36 coats-38 skirts-36 skirts-38 boots-38'],
    [{ tops: ['36'], bottoms: ['38'], shoes: ['36'] }, 'coats-36 skirts-38 boots-36'],
    [{ tops: ['36', '38'] }, 'coats-36 coats-38 skirts-36 skirts-38 boots-36 boots-38'],
  ])('%j show %s', async (own, shown) => {
    expect((await listFor(own)).shown.join(' ')).toBe(shown);
  });

  it('leave the counts of sizes as they are without them', async () => {
    const all = await listFor({});
    const own = await listFor({ tops: ['36'], bottoms: ['36'], shoes: ['36'] });
    expect(own.counts.get('38')).toBe(all.counts.get('38'));
    expect(own.counts.get('38')).toBeGreaterThan(0);
  });
});

it('a chosen facet that does not exist is ignored, and is no filter of the list', async () => {
  const listed = async (facets: readonly string[]) =>
    (
      await shop.query<{ products: { count: number; filters: List['filters'] } }>(
        'query ($filter: FilterInputType) { products(filter: $filter) { count filters { facets { type values { label count } } } } }',
        { filter: { facets, filterMode: 'BY_GROUP' } },
      )
    ).products;
  const all = await listed([]);
  expect(await listed(['b-99999', 's-none', 'nonsense'])).toEqual(all);
  const small = sizes.get('36') ?? '';
  expect(await listed([small, 's-none'])).toEqual(await listed([small]));
  expect((await listed([small])).count).toBeLessThan(all.count);
});
