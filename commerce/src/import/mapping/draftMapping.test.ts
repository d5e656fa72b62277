import { expect, it } from 'vitest';
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

it.each([
  ['a feed', '<?xml version="1.0"?><rss><channel></channel></rss>', /needs no columns/],
  ['an empty file', '', /./],
])('refuses %s', async (_what, contents, message) => {
  await expect(draftMapping(temporaryFile(contents), [])).rejects.toThrow(message);
});
