import { describe, expect, it } from 'vitest';
import { inShort, readProducts } from '../testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';
import { draftMapping } from './draftMapping.ts';
import { parseMapping } from './parseMapping.ts';

removesTemporaryFiles();

const table = (header: string, ...rows: readonly string[]) =>
  temporaryFile(`${[header, ...rows].join('\n')}\n`);
const draftOf = async (file: string, keys: readonly string[] = []) => {
  const draft = await draftMapping(file, keys);
  return { ...draft, mapping: JSON.parse(draft.text) as Record<string, never> };
};

it('finds the usual columns, whatever their case and language, and lists the others', async () => {
  const { mapping, unused } = await draftOf(
    table(
      'SKU;Product Name;Färg;Storlek;Base Price;Pris;Bild;Säsong',
      '1;Rock;Svart;38;9;10;a.jpg;höst',
    ),
  );
  expect(mapping['columns']).toEqual({
    id: 'SKU',
    name: 'Product Name',
    colour: 'Färg',
    size: 'Storlek',
    price: 'Pris',
    pictures: 'Bild',
  });
  expect(unused).toEqual(['Base Price', 'Säsong']);
});

it('counts the kinds of products, and places those that are named as a category', async () => {
  const { mapping, kinds } = await draftOf(
    table('id,name,price,articleType', '1,A,1,Shirts', '2,B,1,Shirts', '3,C,1,Jeans', '4,D,1,'),
    ['jeans', 'dresses'],
  );
  expect(kinds).toEqual([
    ['Shirts', 2],
    ['Jeans', 1],
  ]);
  expect(mapping['categories']).toEqual({
    map: [
      { for: ['Shirts'], to: '?' },
      { for: ['Jeans'], to: 'jeans' },
    ],
  });
});

it('is a valid mapping of the file', async () => {
  const { text } = await draftMapping(table('id|title|price|type', '1|A|1|Shirts'), []);
  expect(parseMapping(JSON.parse(text))).toMatchObject({
    format: 'table',
    categories: { map: [{ to: '?' }] },
  });
});

describe('of the shop’s own CSV', () => {
  const own = () =>
    table(
      'id,name_sv,Name FI,category,price_se,price_fi,stock,säsong',
      '1,Rock,Takki,Rockar,999,"99,90",3,höst',
      '2,Kjol,Hame,Kjolar,499,"49,90",2,höst',
    );

  it('names the own format, and the columns that it has no use for', async () => {
    const { mapping, unused, kinds } = await draftOf(own(), ['rockar']);
    expect(mapping).toEqual({
      source: expect.stringMatching(/^[a-z0-9]+$/),
      format: 'own',
      language: 'sv',
      categories: {
        map: [
          { for: ['Kjolar'], to: '?' },
          { for: ['Rockar'], to: 'rockar' },
        ],
      },
    });
    expect(unused).toEqual(['säsong']);
    expect(kinds).toHaveLength(2);
  });

  it('reads the file as without a mapping, under its source', async () => {
    const file = own();
    const { text } = await draftMapping(file, []);
    const mapping = parseMapping(JSON.parse(text));
    const [drafted, plain] = [await readProducts(file, mapping), await readProducts(file)];
    expect(inShort(drafted)).toEqual([
      `${mapping.source}:1: En storlek×3 @ 999`,
      `${mapping.source}:2: En storlek×2 @ 499`,
    ]);
    expect(inShort(drafted).map((line) => line.replace(mapping.source, 'own'))).toEqual(
      inShort(plain),
    );
    expect(drafted.products.map(({ draft }) => draft.name)).toEqual([
      { sv: 'Rock', fi: 'Takki' },
      { sv: 'Kjol', fi: 'Hame' },
    ]);
    expect(drafted.products.map(({ kind }) => kind.categories)).toEqual([['Rockar'], ['Kjolar']]);
  });
});

it('keeps columns named as the shop’s own beside others, and imports with both', async () => {
  const file = table('id,name_sv,price_se,articleType,stock', '1,Rock,999,Coats,3');
  const { text, unused } = await draftMapping(file, []);
  expect(unused).toEqual([]);
  const read = await readProducts(file, parseMapping(JSON.parse(text)));
  expect(inShort(read)).toEqual([expect.stringMatching(/:1: En storlek×3 @ 999$/)]);
  expect(read.products[0]).toMatchObject({
    draft: { name: { sv: 'Rock' } },
    kind: { categories: ['Coats'] },
  });
});

it.each([
  ['a feed', '<?xml version="1.0"?><rss><channel></channel></rss>', /needs no columns/],
  ['an empty file', '', /./],
])('refuses %s', async (_what, contents, message) => {
  await expect(draftMapping(temporaryFile(contents), [])).rejects.toThrow(message);
});
