import { describe, expect, it } from 'vitest';
import { parseMapping } from '../mapping/parseMapping.ts';
import { findings, inShort, readProducts } from '../testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';

removesTemporaryFiles();

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Status',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

const csv = (rows: readonly Row[]) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
    .join('\n');
const read = (rows: readonly Row[], mapping?: object) =>
  readProducts(
    temporaryFile(csv(rows)),
    mapping && parseMapping({ format: 'shopify', ...mapping }),
  );

const coat: Row = {
  Handle: 'coat',
  Title: 'Wool coat',
  Vendor: 'Lund',
  Published: 'true',
  'Variant Inventory Tracker': 'shopify',
  'Variant Price': '1999.00',
  'Variant Inventory Qty': '4',
};
const more: Row = { ...coat, Title: '', Vendor: '', Published: '' };

describe('Shopify’s product CSV', () => {
  it('makes one product of the rows of a handle, with its options as sizes', async () => {
    const read1 = await read([
      { ...coat, 'Option1 Name': 'Size', 'Option1 Value': 'Small' },
      { ...more, 'Option1 Value': 'Medium', 'Variant Inventory Qty': '0' },
    ]);
    expect(inShort(read1)).toEqual(['shopify:coat: S×4 M×0 @ 1999']);
    expect(read1.products[0]).toMatchObject({
      brand: 'Lund',
      draft: { name: { sv: 'Wool coat' } },
    });
    expect(findings(read1)).toEqual([]);
  });

  it('makes a product of each colour, in one group', async () => {
    const both = await read([
      {
        ...coat,
        'Option1 Name': 'Size',
        'Option1 Value': 'S',
        'Option2 Name': 'Colour',
        'Option2 Value': 'Navy',
      },
      { ...more, 'Option1 Value': 'S', 'Option2 Value': 'Red' },
      { ...more, 'Option1 Value': 'M', 'Option2 Value': 'Navy' },
    ]);
    expect(inShort(both)).toEqual([
      'shopify:coat:navy: S×4 M×4 @ 1999',
      'shopify:coat:red: S×4 @ 1999',
    ]);
    expect(both.products.map(({ draft }) => draft.groupKey)).toEqual([
      'shopify:coat',
      'shopify:coat',
    ]);
    expect(both.products.map(({ address }) => address)).toEqual([
      { sv: 'Wool coat Navy' },
      { sv: 'Wool coat Red' },
    ]);
  });

  it('includes other options in the size’s name, and reads “Default Title” as one size', async () => {
    expect(
      inShort(
        await read([
          {
            ...coat,
            'Option1 Name': 'Length',
            'Option1 Value': 'Long',
            'Option2 Name': 'Size',
            'Option2 Value': '38',
          },
        ]),
      ),
    ).toEqual(['shopify:coat: 38 / Long×4 @ 1999']);
    expect(
      inShort(await read([{ ...coat, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }])),
    ).toEqual(['shopify:coat: En storlek×4 @ 1999']);
  });

  it('reads a compare-at price as the regular one', async () => {
    expect(
      inShort(
        await read([{ ...coat, 'Variant Price': '1500', 'Variant Compare At Price': '1999' }]),
      ),
    ).toEqual(['shopify:coat: En storlek×4 @ 1999→1500']);
    expect(
      inShort(await read([{ ...coat, 'Variant Price': '1500', 'Variant Compare At Price': '0' }])),
    ).toEqual(['shopify:coat: En storlek×4 @ 1500']);
  });

  it('collects pictures from separate rows', async () => {
    const { products } = await read([
      { ...coat, 'Image Src': 'https://x.test/a.jpg' },
      { Handle: 'coat', 'Image Src': 'https://x.test/b.jpg' },
    ]);
    expect(products[0]?.pictures).toEqual(['https://x.test/a.jpg', 'https://x.test/b.jpg']);
    expect(products[0]?.draft.skus).toHaveLength(1);
  });

  it('sells untracked stock, and oversells where the merchant does', async () => {
    const { products } = await read([
      { ...coat, 'Variant Inventory Tracker': '' },
      { ...coat, Handle: 'hat', Title: 'Hat', 'Variant Inventory Policy': 'continue' },
    ]);
    expect(products.map(({ draft }) => draft.skus[0]?.stock)).toEqual([
      { onHand: 4, static: 25 },
      { onHand: 4, oversellable: 10 },
    ]);
  });

  it('sells no piece of tracked stock without a number', async () => {
    const found = await read([
      { ...coat, 'Variant Inventory Qty': '' },
      { ...coat, Handle: 'hat', 'Variant Inventory Qty': '', 'Variant Inventory Tracker': '' },
    ]);
    expect(found.products.map(({ draft }) => draft.skus[0]?.stock)).toEqual([
      { onHand: 0 },
      { onHand: 0, static: 25 },
    ]);
    expect(findings(found)).toEqual(['2 stock-unreadable Variant Inventory Qty']);
  });

  it('refuses unpublished products, and a size at another price', async () => {
    const found = await read([
      { ...coat, Handle: 'draft', Status: 'draft' },
      { ...coat, 'Option1 Name': 'Size', 'Option1 Value': 'S' },
      { ...more, 'Option1 Value': 'M', 'Variant Price': '2500' },
    ]);
    expect(inShort(found)).toEqual(['shopify:coat: S×4 @ 1999']);
    expect(findings(found)).toEqual(['2 not-published Published', '4 price-differs']);
  });

  it('converts prices by the mapping’s rates, to whole kronor and tens of cents', async () => {
    const { products } = await read([{ ...coat, 'Variant Price': '19.99' }], {
      prices: { currency: 'USD', rates: { USD: { se: 10.5, fi: 0.92 } } },
    });
    expect(products[0]?.draft.prices).toEqual({
      se: { regular: 21_000, selling: 21_000 },
      fi: { regular: 1840, selling: 1840 },
    });
  });

  it('refuses a currency without a market or a rate', async () => {
    expect(findings(await read([coat], { prices: { currency: 'USD' } }))).toEqual([
      '2 currency-unknown Variant Price',
    ]);
  });
});
