import { describe, expect, it } from 'vitest';
import { findings, inShort, readProducts } from '../testing/readProducts.ts';
import { removesTemporaryFiles, temporaryFile } from '../testing/temporaryFile.ts';

removesTemporaryFiles();

const rss = (items: readonly string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.map((item) => `<item>${item}</item>`).join('\n')}\n</channel></rss>`;
const coat =
  '<g:id>c-38</g:id><g:title>Coat</g:title><g:price>1999.00 SEK</g:price><g:availability>in stock</g:availability><g:size>38</g:size>';
const readFeed = (items: readonly string[]) => readProducts(temporaryFile(rss(items), '.xml'));

describe('a Google Merchant feed', () => {
  it('is read alike as XML, TSV and CSV, whatever its columns’ case and prefix', async () => {
    const tsv = 'id\ttitle\tprice\tavailability\tsize\nc-38\tCoat\t1999.00 SEK\tin_stock\t38\n';
    const csv = 'g:id,g:Title,g:price,g:availability,g:size\nc-38,Coat,"1999,00 SEK",In Stock,38\n';
    for (const read of [
      await readFeed([coat]),
      await readProducts(temporaryFile(tsv, '.tsv')),
      await readProducts(temporaryFile(csv)),
    ]) {
      expect(inShort(read)).toEqual(['google:c-38: 38×10 @ 1999']);
      expect(findings(read)).toEqual([]);
    }
  });

  it('groups sizes and colours by item_group_id, wherever they are in the feed', async () => {
    const size = (id: string, colour: string, label: string) =>
      `<g:id>${id}</g:id><g:item_group_id>g1</g:item_group_id><g:title>Coat</g:title><g:price>99 SEK</g:price><g:availability>in stock</g:availability><g:color>${colour}</g:color><g:size>${label}</g:size>`;
    const read = await readFeed([
      size('1', 'Red', 'S'),
      coat,
      size('2', 'Blue', 'S'),
      size('3', 'Red', 'M'),
    ]);
    expect(inShort(read)).toEqual([
      'google:c-38: 38×10 @ 1999',
      'google:g1:red: S×10 M×10 @ 99',
      'google:g1:blue: S×10 @ 99',
    ]);
  });

  it('applies the sale price during the sale, not before or after', async () => {
    const sale = (dates: string) =>
      `${coat}<g:sale_price>999 SEK</g:sale_price>${dates && `<g:sale_price_effective_date>${dates}</g:sale_price_effective_date>`}`;
    const prices = await Promise.all(
      [
        '',
        '2026-10-01T00:00+0100/2026-11-30T00:00+0100',
        '2016-02-24/2016-02-26',
        '2027-01-01/2027-01-31',
      ].map(async (dates) => inShort(await readFeed([sale(dates)]))[0]),
    );
    expect(prices.map((text) => text?.split('@ ')[1])).toEqual([
      '1999→999',
      '1999→999',
      '1999',
      '1999',
    ]);
  });

  it('keeps the regular price when the reduced one is higher or unreadable, and reports it', async () => {
    const read = await readFeed([
      `${coat}<g:sale_price>2500 SEK</g:sale_price>`,
      `${coat.replace('c-38', 'c-40')}<g:sale_price>cheap</g:sale_price>`,
    ]);
    expect(inShort(read)).toEqual(['google:c-38: 38×10 @ 1999', 'google:c-40: 38×10 @ 1999']);
    expect(findings(read)).toEqual([
      '2 sale-price-unreadable sale_price',
      '3 sale-price-unreadable sale_price',
    ]);
  });

  it('recognises preorder and backorder', async () => {
    const { products } = await readFeed([
      coat.replace('in stock', 'Preorder') +
        '<g:availability_date>2026-12-24</g:availability_date>',
      coat.replace('c-38', 'x').replace('in stock', 'out of stock'),
    ]);
    expect(products.map(({ draft }) => draft.skus[0]?.stock)).toEqual([
      { onHand: 0, oversellable: 10, incoming: '2026-12-24T00:00:00.000Z' },
      { onHand: 0 },
    ]);
  });

  it('sells no piece of an item without an availability, where others have one', async () => {
    const silent = coat
      .replace('c-38', 'c-40')
      .replace('<g:availability>in stock</g:availability>', '');
    const found = await readFeed([coat, silent]);
    expect(inShort(found)).toEqual(['google:c-38: 38×10 @ 1999', 'google:c-40: 38×0 @ 1999']);
    expect(findings(found)).toEqual(['3 availability-unknown availability']);
    for (const empty of ['<g:availability></g:availability>', '<g:availability/>']) {
      const alone = await readFeed([silent + empty]);
      expect(inShort(alone)).toEqual(['google:c-40: 38×0 @ 1999']);
      expect(findings(alone)).toEqual(['2 availability-unknown availability']);
    }
    const table = await readProducts(
      temporaryFile('id,title,price,availability,quantity\n1,Hat,99 SEK,,\n'),
    );
    expect(inShort(table)).toEqual(['google:1: En storlek×0 @ 99']);
    expect(findings(table)).toEqual(['2 stock-unreadable quantity']);
  });

  it('takes the first valid barcode of a list, and marks used goods', async () => {
    const read = await readProducts(
      temporaryFile(
        'id,title,price,gtin,condition\n1,Hat,99 SEK,"123,90311017",used\n2,Cap,99 SEK,123,new\n',
      ),
    );
    expect(read.products.map(({ draft }) => draft.skus[0]?.gtin)).toEqual(['90311017', undefined]);
    expect(read.products.map(({ kind }) => kind.isUsed)).toEqual([true, false]);
    expect(findings(read)).toEqual(['3 gtin-wrong gtin']);
  });

  it.each([
    ['-5 SEK', 'price-not-positive'],
    ['0 SEK', 'price-not-positive'],
    ['99999999999 SEK', 'price-too-high'],
    ['on request', 'price-unreadable'],
    ['12 USD', 'currency-unknown'],
    ['', 'price-missing'],
  ])('refuses a price of “%s”', async (price, reason) => {
    const read = await readFeed([
      coat.replace('1999.00 SEK', price),
      coat.replace('c-38', 'other'),
    ]);
    expect(inShort(read)).toEqual(['google:other: 38×10 @ 1999']);
    expect(findings(read)).toEqual([
      reason === 'price-missing' ? '2 price-missing' : `2 ${reason} price`,
    ]);
  });
});
