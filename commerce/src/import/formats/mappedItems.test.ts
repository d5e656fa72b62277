import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bundledMappingNames, readMapping } from '../mapping/readMapping.ts';
import { parseMapping } from '../mapping/parseMapping.ts';
import { findings, inShort, readProducts } from '../testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';

removesTemporaryFiles();

const read = (text: string, mapping: object) =>
  readProducts(temporaryFile(text), parseMapping({ source: 'm', ...mapping }));
const bands = [
  { for: ['Shirts'], bands: { se: [199, 399], no: [210, 420], dk: [140, 280], fi: [19, 38] } },
  { bands: { se: [99, 99] } },
];
const columns = { id: 'no', name: 'title', category: 'kind', gender: 'sex', colour: 'col' };

describe('a table read by a mapping', () => {
  it('fills in prices, sizes and stock by kind, the same at every import', async () => {
    const text =
      'no,title,kind,sex,col\n1,Checked,Shirts,Men,NA\n2,Plain,Shirts,Women,Red\n3,Scarf,Scarves,Women,Red\n';
    const mapping = {
      columns,
      empty: ['NA'],
      stock: [1, 9],
      prices: { bands },
      sizes: [
        { for: ['Shirts'], gender: ['men'], sizes: ['M', 'L'] },
        { for: ['shirts'], sizes: ['S'] },
      ],
    };
    const [first, again] = [await read(text, mapping), await read(text, mapping)];
    expect(inShort(first)).toEqual(inShort(again));
    expect(first.products.map(({ draft }) => draft.skus.map(({ name }) => name))).toEqual([
      ['M', 'L'],
      ['S'],
      [{ sv: 'En storlek', nb: 'Én størrelse', da: 'Én størrelse', fi: 'Yksi koko' }],
    ]);
    const prices = first.products.map(({ draft }) => draft.prices);
    expect(prices[0]?.se?.regular).toBeGreaterThanOrEqual(18_900);
    expect(prices[0]?.se?.regular).toBeLessThanOrEqual(39_900);
    expect((prices[0]?.se?.regular ?? 0) % 1000).toBe(900);
    expect((prices[0]?.fi?.regular ?? 0) % 100).toBe(90);
    expect(Object.keys(prices[2] ?? {})).toEqual(['se']);
    expect(first.products[0]?.draft.parameters).toEqual([]);
    for (const { stock } of first.products.flatMap(({ draft }) => draft.skus)) {
      expect(stock.onHand).toBeGreaterThanOrEqual(1);
      expect(stock.onHand).toBeLessThanOrEqual(9);
    }
  });

  it('sells no piece of a row that leaves its column of stock empty, unless a constant fills it', async () => {
    const text = 'no,title,kind,left\n1,Hat,Shirts,4\n2,Cap,Shirts,\n3,Fez,Shirts,NA\n';
    const mapping = {
      columns: { id: 'no', name: 'title', category: 'kind', stock: 'left' },
      empty: ['NA'],
      stock: [5, 9],
      prices: { bands: [{ bands: { se: [99, 99] } }] },
    };
    const found = await read(text, mapping);
    expect(found.products.map(({ draft }) => draft.skus[0]?.stock.onHand)).toEqual([4, 0, 0]);
    expect(findings(found)).toEqual(['3 stock-unreadable left', '4 stock-unreadable left']);
    const filled = await read(text, { ...mapping, constants: { availability: 'in_stock' } });
    expect(findings(filled)).toEqual([]);
    expect(filled.products[1]?.draft.skus[0]?.stock.onHand).toBeGreaterThanOrEqual(5);
  });

  it('reads packed cells, lists, patterns and replaced values', async () => {
    const mapping = {
      columns: {
        id: 'sku',
        style: { column: 'sku', pattern: '^([^-]+)' },
        name: 'name',
        role: { column: 'type', values: { configurable: 'style' } },
        price: 'price',
        size: { column: 'attributes', packed: 'size' },
        colour: { column: 'attributes', packed: 'color' },
        category: { column: 'paths', split: ',' },
        pictures: ['main', { column: 'others', split: ',' }],
      },
    };
    const found = await read(
      'sku,name,type,price,attributes,paths,main,others\nA-1,Tee-S,simple,9,"size=S,color=Red","Top/Tees,Sale",/a.jpg,"/b.jpg,/c.jpg"\nA-2,Tee-M,simple,9,"note=x, y,size=M,color=Red",Top/Tees,,\nA,Tee,configurable,9,,Top/Tees,,\n',
      mapping,
    );
    expect(inShort(found)).toEqual(['m:A:red: S×10 M×10 @ 9']);
    expect(found.products[0]).toMatchObject({
      draft: { name: { sv: 'Tee' } },
      pictures: ['/a.jpg', '/b.jpg', '/c.jpg'],
      kind: { categories: ['Top/Tees'] },
    });
  });

  it('takes the first column with a value, and constants where there is none', async () => {
    const found = await read('a,b,c\n1,,Hat\n2,Cap,\n', {
      columns: { id: 'a', name: ['b', 'c'], colour: 'c' },
      constants: { brand: 'Own', colour: 'Black' },
      prices: { bands: [{ bands: { se: [99, 99] } }] },
    });
    expect(
      found.products.map(({ draft, brand }) => [
        draft.name.sv,
        brand,
        draft.parameters[0]?.value.sv,
      ]),
    ).toEqual([
      ['Hat', 'Own', 'Hat'],
      ['Cap', 'Own', 'Svart'],
    ]);
  });

  it('skips rows that the mapping skips, without reporting them', async () => {
    const found = await read('no,title,kind,sex,col\n1,Gift,Free,Men,\n2,Shirt,Shirts,Men,\n', {
      columns,
      prices: { bands },
      skip: [{ column: 'kind', is: ['Free'] }],
    });
    expect(found.products.map(({ draft }) => draft.name.sv)).toEqual(['Shirt']);
    expect(findings(found)).toEqual([]);
  });

  it('reports a style without sizes, and a missing price', async () => {
    const found = await read(
      'no,title,kind,sex,col,role\n1,Style,Shirts,Men,,style\n2,Shirt,Shirts,Men,,size\n',
      { columns: { ...columns, role: 'role' } },
    );
    expect(findings(found)).toEqual(['2 sizes-missing', '3 price-missing']);
  });
});

describe('an invalid mapping is refused with its path', () => {
  it.each([
    [{}, /“columns”/],
    [{ columns: { id: 'a' }, colums: {} }, /“colums” is unknown/],
    [{ columns: { idd: 'a' } }, /“columns.idd” must be one of/],
    [{ columns: { id: 5 } }, /“columns.id” must be an object/],
    [
      { columns: { id: { column: 'a', pattern: '^abc$' } } },
      /“columns.id.pattern” must be a regular expression/,
    ],
    [
      { columns: { id: 'a' }, prices: { rates: { usd: { se: 1 } } } },
      /“prices.rates.usd” must be a currency/,
    ],
    [
      { columns: { id: 'a' }, prices: { bands: [{ bands: { se: [9, 1] } }] } },
      /“prices.bands\[0\].bands.se” must be two numbers/,
    ],
    [{ columns: { id: 'a' }, sizes: [{ for: ['x'] }] }, /“sizes\[0\]” must have “sizes”/],
    [{ columns: { id: 'a' }, source: '../../etc' }, /“source” must be lower-case letters/],
    [
      { columns: { id: 'a' }, categories: { define: [{ key: 'x' }] } },
      /“categories.define\[0\]” must have a key and a name/,
    ],
    ['text', /must be an object/],
  ])('%j', (mapping, message) => {
    expect(() => parseMapping(mapping)).toThrow(message);
  });

  it('also when it is not JSON, or does not exist', async () => {
    await expect(readMapping(temporaryFile('{', '.json'))).rejects.toThrow(/is not JSON/);
    await expect(readMapping('/nowhere.json')).rejects.toThrow(/cannot be read/);
  });
});

describe('a file is recognised by its columns', () => {
  it('or refused with its column names and what to do', async () => {
    await expect(readProducts(temporaryFile('one,two\n1,2\n'))).rejects.toThrow(
      /The columns \(one, two\) match no known format.*--mapping/,
    );
  });

  it('and a mapping that needs others reports which are missing', async () => {
    await expect(
      read('no,title\n1,Hat\n', { columns: { id: 'no', name: 'title', colour: 'col' } }),
    ).rejects.toThrow(/no column “col”/);
    await expect(
      readProducts(temporaryFile('<rss/>', '.xml'), parseMapping({ format: 'shopify' })),
    ).rejects.toThrow(/is an XML feed/);
  });

  it('by the bundled mappings, each of which is valid', async () => {
    const names = await bundledMappingNames();
    expect(names).toEqual([
      'kaggle-styles',
      'luma',
      'offer-full',
      'shopify-apparel',
      'shopify-jewelery',
    ]);
    for (const name of names) {
      const mapping = await readMapping(name);
      const defined = new Set(mapping.categories.define.map(({ key }) => key));
      expect(mapping.categories.map.filter(({ to }) => !defined.has(to))).toEqual([]);
      expect(
        mapping.categories.define.filter(
          ({ parentKey }) => parentKey !== undefined && !defined.has(parentKey),
        ),
      ).toEqual([]);
    }
    const { about } = JSON.parse(
      await readFile(new URL('../mappings/luma.json', import.meta.url), 'utf8'),
    ) as { about: string };
    expect(about).toMatch(/^Magento/);
  });
});
