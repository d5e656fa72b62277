/** What every engine behind the port must do: the shop's own, and a Meilisearch server's. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@solvik/shop';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import {
  type MeilisearchDouble,
  openMeilisearch,
} from '../testing/meilisearch/meilisearchDouble.ts';
import {
  same,
  sampleCatalogue,
  sampleProduct,
  sampleProducts,
} from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

const key = 'key-of-the-test';
/** For an index that is written in the background. */
const patience = { timeout: 30_000 };

interface Asked {
  readonly isLiteral?: boolean;
  readonly locale?: Locale;
}

interface OpenEngine {
  readonly shop: TestShop;
  readonly close: () => Promise<void>;
}

async function openOwn(): Promise<OpenEngine> {
  const shop = await testShop();
  return { shop, close: shop.remove };
}

/** With the index built: until then the shop's own engine would answer. */
async function openWithServer(): Promise<OpenEngine & { readonly server: MeilisearchDouble }> {
  const server = await openMeilisearch(key);
  const env = { MEILISEARCH_URL: server.url, MEILISEARCH_KEY: key };
  const shop = await testShop({ env });
  for (const locale of ['sv', 'fi'] as const) {
    await shop.commerce.shop.search.find({ text: 'a', locale, market: 'se' });
    await vi.waitFor(() => expect(server.indexes.has(`products_${locale}`)).toBe(true), patience);
    await vi.waitFor(async () => {
      const before = server.requests.length;
      await shop.commerce.shop.search.find({ text: 'a', locale, market: 'se' });
      const since = new Set(server.requests.slice(before));
      expect([...since]).toEqual(['POST /multi-search']);
    }, patience);
  }
  const close = async () => {
    await shop.remove();
    await server.close();
  };
  return { shop, close, server };
}

describe.each([
  ['the shop’s own engine', openOwn],
  ['a Meilisearch server', openWithServer],
])('a search by %s', (_, open) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const find = (text: string, { isLiteral = false, locale = 'sv' }: Asked = {}) =>
    opened.shop.commerce.shop.search.find({ text, locale, market: 'se', isLiteral });
  const keysOf = async (ids: readonly number[]) => {
    const { products } = await opened.shop.commerce.shop.catalogue.get();
    return ids.map((id) => products.get(id)?.key);
  };

  it('finds a product by its name, its category, its colour and its number', async () => {
    const all = await Promise.all(
      ['sommarklänning', 'klänning', 'röd klänning'].map((text) => find(text)),
    );
    for (const { ids } of all) expect(await keysOf(ids)).toContain('sommar-rod');
    const product = sampleProducts.find(({ key: name }) => name === 'linne');
    expect(await keysOf((await find(product?.articleNumber ?? '')).ids)).toEqual(['linne']);
  });

  it.each([
    ['klän', 'klänning'],
    ['klänningar', 'klänning'],
    ['klänningen', 'klänning'],
    ['SKJORTORNA', 'skjorta'],
  ])('finds for %s what it finds for %s', async (typed, word) => {
    const meant = new Set((await find(word)).ids);
    expect(meant.size).toBeGreaterThan(0);
    expect(new Set((await find(typed)).ids)).toEqual(meant);
  });

  it('needs every word', async () => {
    expect((await find('klänning skjorta')).ids).toEqual([]);
  });

  it('for a misspelt word finds what was meant, and reports it as the shop writes it', async () => {
    const meant = await find('klänning');
    const found = await find('kläning');
    expect(new Set(found.ids)).toEqual(new Set(meant.ids));
    expect(found.correction).toEqual({ text: 'klänning', originalCount: 0 });
    expect(found.unmatched).toEqual(['klaning']);
  });

  it('corrects the wrong word of several', async () => {
    expect((await find('röd kläning')).correction?.text).toBe('röd klänning');
  });

  it('is not corrected when the shopper undid it, nor where it is spelt right', async () => {
    expect(await find('kläning', { isLiteral: true })).toEqual({
      ids: [],
      facets: [],
      unmatched: ['klaning'],
    });
    expect((await find('klänning')).correction).toBeUndefined();
  });

  it.each(['943klänning', 'kläni9', 'klännin9', 'A-linne-9X7'])(
    'never corrects a word with a digit: %s',
    async (text) => {
      expect((await find(text)).correction).toBeUndefined();
    },
  );

  it('reports the words that nothing matches', async () => {
    expect((await find('klänning qqqqqq', { isLiteral: true })).unmatched).toEqual(['qqqqqq']);
  });

  it.each([
    ['röd klänning 38', ['p-3', 'c-2', 's-38']],
    ['svarta klänningar', ['p-1', 'c-2']],
    ['Bergväv skjorta', ['b-2', 'c-3']],
  ])('for %s names the facets %j', async (text, facets) => {
    expect((await find(text)).facets).toEqual(facets);
  });

  it('finds in another language by its words', async () => {
    expect((await find('mekko', { locale: 'fi' })).ids).toEqual((await find('klänning')).ids);
  });

  it.each([
    '',
    '   ',
    '👗🔥',
    '.*',
    "'; drop table products; --",
    '"',
    'فستان أحمر',
    '\u0000\uFFFF',
  ])('for %j finds nothing and does not fail', async (text) => {
    expect((await find(text)).ids).toEqual([]);
  });

  it('finds a product under its new name', async () => {
    const [first, ...others] = sampleProducts;
    if (!first) throw new Error('A product is missing.');
    const wide = sampleProduct({ key: 'bred', name: same('Klänning 380'), sizes: [['36', 1]] });
    await opened.shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      products: [{ ...first, name: { ...first.name, sv: 'Regnponcho' } }, ...others, wide],
    });
    await vi.waitFor(async () => {
      const renamed = await find('regnponcho', { isLiteral: true });
      expect(await keysOf(renamed.ids)).toEqual([first.key]);
    }, patience);
  });

  it('takes a size beside other words as exactly that size', async () => {
    expect(await keysOf((await find('klänning 380')).ids)).toEqual(['bred']);
    expect(await keysOf((await find('klänning 38')).ids)).not.toContain('bred');
    expect((await find('klänning 99')).ids).toEqual([]);
  });

  it('no longer finds a product that has left', async () => {
    const { database, catalogue } = opened.shop.commerce.shop;
    const [left] = (await find('klänning 380')).ids;
    await database.handle
      .updateTable('products')
      .set({ isActive: false, changedAt: new Date() })
      .where('key', '=', 'bred')
      .execute();
    await incrementVersion(database.handle);
    catalogue.invalidate();
    await vi.waitFor(async () => {
      expect((await find('klänning')).ids).not.toContain(left);
    }, patience);
  });

  it('suggests phrases that find something', async () => {
    const { suggest } = opened.shop.commerce.shop.search;
    const phrases = await suggest({ text: 'k', locale: 'sv', market: 'se', limit: 5 });
    expect(phrases).not.toEqual([]);
    for (const phrase of phrases) expect((await find(phrase)).ids, phrase).not.toEqual([]);
  });
});
