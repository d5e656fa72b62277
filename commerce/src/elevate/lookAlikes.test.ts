import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { labOf, lookAlikes } from './lookAlikes.ts';

const colours = { black: '#111111', charcoal: '#2a2a2c', white: '#f5f5f0', red: '#b02020' };
const colourNames = Object.keys(colours) as (keyof typeof colours)[];
const wool = facetId.parameter(100);

/** `coat black 999 wool`: style, colour, price in kronor, and whether it is of wool. */
function product(text: string, at: number): IndexedProduct {
  const [groupKey = '', colour = '', price = '', material] = text.split(' ');
  const selling = Number(price) * 100;
  return {
    id: at + 1,
    rowVersion: '1',
    key: String(at),
    groupKey,
    name: { sv: groupKey },
    articleNumber: `A${String(at)}`,
    brandId: null,
    facets: [
      facetId.parameter(colourNames.findIndex((name) => name === colour) + 1),
      ...(material === 'wool' ? [wool] : []),
    ],
    prices: { se: { regular: selling, selling, lowestPrior: null } },
    campaignIds: [],
    firstAvailableOn: 0,
    soldCount: 0,
    rating: { score: 0, voteCount: 0 },
    reviews: [],
  };
}

function indexOf(texts: readonly string[]): CatalogueIndex {
  const products = texts.map(product);
  const row = (parameterValueId: number, identifier: string, swatch: string | null) => ({
    parameterValueId,
    parameterGroupId: 1,
    identifier,
    label: {},
    value: {},
    swatch,
    isFilter: true,
  });
  return {
    version: '1',
    products: new Map(products.map((each) => [each.id, each])),
    groups: new Map(),
    categories: new Map(),
    brands: new Map(),
    parameterValues: new Map([
      ...colourNames.map((name, at) => [at + 1, row(at + 1, 'Color', colours[name])] as const),
      [100, row(100, 'Material', null)] as const,
    ]),
    sizes: new Map(),
    campaigns: new Map(),
  };
}

function alike(texts: readonly string[], limit = 10): string[] {
  const index = indexOf(texts);
  const [first] = index.products.values();
  if (!first) return [];
  const candidates = [...index.products.keys()];
  return lookAlikes(index, { product: first, market: 'se', candidates, limit }).map(
    (id) => texts[id - 1] ?? '',
  );
}

describe('look-alikes', () => {
  it.each([
    ['a near colour', ['a black 999', 'b white 999', 'c charcoal 999'], 'c charcoal 999'],
    ['the material', ['a black 999 wool', 'b black 999', 'c black 999 wool'], 'c black 999 wool'],
    ['a near price', ['a black 999', 'b black 2999', 'c black 1099'], 'c black 1099'],
    ['what is sold more, of equals', ['a black 999', 'b red 999', 'c red 999'], 'b red 999'],
  ] as const)('begin with %s', (_, texts, first) => {
    expect(alike(texts)[0]).toBe(first);
  });

  it('are of other styles, each once, by its most alike colour', () => {
    expect(alike(['a black 999', 'a white 999', 'b white 999', 'b black 999'])).toEqual([
      'b black 999',
    ]);
  });

  it('are sold in the market', () => {
    const index = indexOf(['a black 999', 'b black 999']);
    const [first] = index.products.values();
    if (!first) throw new Error('There is no product.');
    expect(lookAlikes(index, { product: first, market: 'fi', candidates: [2], limit: 5 })).toEqual(
      [],
    );
  });

  it('are never the product, never twice, at most the limit, and the same each time', () => {
    const text = fc
      .tuple(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.constantFrom(...colourNames),
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom('wool', 'cotton'),
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), fc.nat(6), (texts, limit) => {
        const found = alike(texts, limit);
        const styles = found.map((each) => each.split(' ')[0]);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(styles).size).toBe(styles.length);
        expect(styles).not.toContain(texts[0]?.split(' ')[0]);
        expect(alike(texts, limit)).toEqual(found);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['#000000', [0, 0, 0]],
  ['#ffffff', [100, 0, 0]],
  ['#ff0000', [53, 80, 67]],
  ['red', undefined],
  [null, undefined],
] as const)('the colour %s is %j', (hex, lab) => {
  expect(labOf(hex)?.map((part) => Math.round(part) + 0)).toEqual(lab);
});
