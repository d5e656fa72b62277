/** What the engine understands, over the sample catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const find = (text: string, isLiteral = false) =>
  shop.commerce.shop.search.find({ text, locale: 'sv', market: 'se', isLiteral });

describe('a search', () => {
  it('for a misspelt word finds what was meant, and reports it as the shop writes it', async () => {
    const meant = await find('klänning');
    const found = await find('kläning');
    expect(found.ids).toEqual(meant.ids);
    expect(found.ids).not.toEqual([]);
    expect(found.correction).toEqual({ text: 'klänning', originalCount: 0 });
    expect(found.unmatched).toEqual(['klaning']);
  });

  it('is not corrected when the shopper undid it', async () => {
    const found = await find('kläning', true);
    expect(found).toMatchObject({ ids: [], unmatched: ['klaning'] });
    expect(found.correction).toBeUndefined();
  });

  it('for a word that is spelt right is not corrected', async () => {
    expect((await find('klänning')).correction).toBeUndefined();
  });

  it('for a compound that nobody sells finds its end', async () => {
    const found = await find('brudklänning');
    expect(found.correction?.text).toBe('klänning');
  });

  it.each(['943klänning', 'kläni9', 'A-linne-9X7'])(
    'never corrects a word with a digit: %s',
    async (text) => {
      expect((await find(text)).correction).toBeUndefined();
    },
  );

  it('reports the words that nothing matches', async () => {
    expect((await find('klänning qqqqqq', true)).unmatched).toEqual(['qqqqqq']);
  });

  it.each([
    ['röd klänning 38', ['p-3', 'c-2', 's-38']],
    ['svarta klänningar', ['p-1', 'c-2']],
    ['Bergväv skjorta', ['b-2', 'c-3']],
    ['klänning bomull', ['c-2']],
  ])('for %s names the facets %j', async (text, facets) => {
    expect((await find(text)).facets).toEqual(facets);
  });

  it.each([
    ['', 0],
    ['   ', 0],
    ['👗🔥', 0],
    ['.*', 0],
    ["'; drop table products; --", 0],
    ['(((((', 0],
    ['فستان أحمر', 0],
    ['שמלה', 0],
    ['\u0000\uFFFF', 0],
    ['x'.repeat(1000), 0],
  ])('for %j finds nothing and does not fail', async (text, count) => {
    expect((await find(text)).ids).toHaveLength(count);
  });

  it('reads no more than a hundred characters', async () => {
    const { ids } = await find('klänning');
    expect((await find(`klänning ${' '.repeat(100)}qqqqqq`)).ids).toEqual(ids);
  });

  it('finds a product under its new name when the catalogue has changed', async () => {
    expect((await find('regnponcho')).ids).toEqual([]);
    const [first, ...others] = sampleCatalogue.products as { name: object }[];
    await shop.commerce.writeCatalogue({
      ...sampleCatalogue,
      products: [
        { ...first, name: { ...first?.name, sv: 'Regnponcho' } },
        ...others,
      ] as typeof sampleCatalogue.products,
    });
    expect((await find('regnponcho', true)).ids).toHaveLength(1);
  });
});

describe('suggestions', () => {
  const suggest = (text: string) =>
    shop.commerce.shop.search.suggest({ text, locale: 'sv', market: 'se', limit: 10 });

  it('are none for an empty text', async () => {
    expect(await suggest(' ')).toEqual([]);
  });

  it('continue the text, and each finds something', async () => {
    const phrases = await suggest('k');
    expect(phrases).not.toEqual([]);
    for (const phrase of phrases) {
      const { ids, correction } = await find(phrase);
      expect(ids, phrase).not.toEqual([]);
      expect(correction, phrase).toBeUndefined();
    }
  });
});
