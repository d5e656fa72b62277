import { expect, it } from 'vitest';
import { inStoreGtin } from './gtin.ts';
import { readTestShop } from './testing/readTestShop.ts';

const { products } = readTestShop();
const stocks = products.flatMap(({ skus }) => skus.map(({ stock }) => stock));
const total = ({ onHand, oversellable = 0, static: fixed = 0 }: (typeof stocks)[number]) =>
  onHand + oversellable + fixed;

it.each([
  ['out of stock', (stock: (typeof stocks)[number]) => total(stock) === 0],
  [
    'out of stock with a date for more',
    (stock: (typeof stocks)[number]) => total(stock) === 0 && stock.incoming !== undefined,
  ],
  [
    'to be made to order',
    (stock: (typeof stocks)[number]) => (stock.oversellable ?? 0) > 0 && stock.onHand === 0,
  ],
  ['at the supplier', (stock: (typeof stocks)[number]) => (stock.static ?? 0) > 0],
  ['few left', (stock: (typeof stocks)[number]) => stock.onHand > 0 && stock.onHand < 6],
  ['in stock', (stock: (typeof stocks)[number]) => stock.onHand >= 6],
])('has at least a hundred sizes that are %s', (_, fits) => {
  expect(stocks.filter(fits).length).toBeGreaterThan(100);
});

it('has products that are sold out in every size, but most are available', () => {
  const soldOut = products.filter(({ skus }) =>
    skus.every(({ stock }) => total(stock) === 0),
  ).length;
  expect(soldOut).toBeGreaterThan(30);
  expect(soldOut / products.length).toBeLessThan(0.08);
});

it('names the single size in each language', () => {
  const names = products
    .flatMap(({ skus }) => skus.map(({ name }) => name))
    .find((name) => typeof name !== 'string');
  expect(names).toEqual({
    sv: 'En storlek',
    nb: 'Én størrelse',
    da: 'Én størrelse',
    fi: 'Yksi koko',
  });
});

it('ends a barcode with its check digit', () => {
  expect(inStoreGtin(12_345_678_901)).toBe('2123456789010');
});
