import { createHash } from 'node:crypto';
import type { ProductDraft } from '@solvik/commerce';
import { expect, it } from 'vitest';
import { demoLocales } from './demoLocales.ts';
import { categoryKeys } from './categories.ts';
import { readTestShop } from './testing/readTestShop.ts';

const shop = readTestShop();
const { products } = shop;

const repeated = (list: readonly (string | undefined)[]) =>
  [...Map.groupBy(list, (each) => each)]
    .filter(([, same]) => same.length > 1)
    .map(([each]) => each);

it('has about 2,400 products, in styles of one to four colours', () => {
  expect(products.length).toBeGreaterThan(2300);
  expect(products.length).toBeLessThan(2550);
  const groups = [
    ...Map.groupBy(
      products.filter(({ groupKey }) => groupKey),
      ({ groupKey }) => groupKey,
    ).values(),
  ];
  expect(groups.length).toBeGreaterThan(700);
  expect(Math.max(...groups.map((group) => group.length))).toBe(4);
  expect(Math.min(...groups.map((group) => group.length))).toBe(2);
});

it('gives no two products or SKUs the same key, article number or barcode', () => {
  const skus = products.flatMap((product) => product.skus);
  expect(repeated(products.map(({ key }) => key))).toEqual([]);
  expect(repeated(products.map(({ articleNumber }) => articleNumber))).toEqual([]);
  expect(repeated(skus.map(({ key }) => key))).toEqual([]);
  expect(repeated(skus.map(({ articleNumber }) => articleNumber))).toEqual([]);
  expect(repeated(skus.map(({ gtin }) => gtin))).toEqual([]);
  expect(repeated(shop.brands.map(({ alias }) => alias))).toEqual([]);
});

it.each(demoLocales)('gives every product and category a unique address in %s', (locale) => {
  expect(repeated(products.map(({ alias }) => alias[locale]))).toEqual([]);
  expect(repeated(shop.categories.map(({ alias }) => alias[locale]))).toEqual([]);
  const all = [...products, ...shop.categories].map(({ alias }) => alias[locale] ?? '');
  expect(all.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([]);
});

it.each(demoLocales)('gives every product a name and complete texts in %s', (locale) => {
  const silent = products.filter(
    ({ name, texts }) =>
      !name[locale] || !texts.text1?.[locale] || !texts.text2?.[locale] || !texts.text3?.[locale],
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
  const broken = products.flatMap(({ name, texts }) => [
    name[locale] ?? '',
    texts.text1?.[locale] ?? '',
    texts.text2?.[locale] ?? '',
    texts.text3?.[locale] ?? '',
  ]);
  expect(broken.filter((text) => /undefined|NaN|\{|\}|!| {2}|\.\./.test(text))).toEqual([]);
});

it('puts products into every category', () => {
  const filled = new Set(products.flatMap((product) => product.categoryKeys));
  expect(categoryKeys.filter((key) => !filled.has(key))).toEqual([]);
});

it.each([
  ['fashion', ['women', 'men']],
  ['shoes', ['shoes']],
  ['bags', ['bags']],
  ['swimwear', ['swimwear']],
  ['preloved pieces', ['preloved']],
])('sells %s in a separate section', (_, sections) => {
  const tops = shop.categories.filter(({ parentKey, isHidden }) => !parentKey && !isHidden);
  expect(tops.map(({ key }) => key)).toEqual(expect.arrayContaining(sections));
  for (const section of sections) {
    const own = products.filter(({ categoryKeys: keys }) => keys.includes(section));
    expect([section, own.length > 50]).toEqual([section, true]);
  }
});

it('relates products to others that exist, never to their own style', () => {
  const keys = new Set(products.map(({ key }) => key));
  const bad = products.flatMap(({ key, groupKey, related }) =>
    Object.values(related ?? {})
      .flat()
      .filter(
        (other) =>
          !keys.has(other) || other === key || (groupKey && other.startsWith(`${groupKey}-`)),
      ),
  );
  expect(bad).toEqual([]);
});

it('marks a product as certified only with a named certificate', () => {
  for (const { parameters } of products) {
    const isShown = parameters.some(
      ({ identifier, value }) => identifier === 'Badge' && value.sv === 'Certifierat',
    );
    expect(isShown).toBe(parameters.some(({ identifier }) => identifier === 'Certificate'));
  }
});

it('gives every product its colour in group 1, as a name and as a swatch', () => {
  const colourless = products.filter(
    ({ parameters }) =>
      !parameters.some(
        ({ groupId, identifier, swatch, value }) =>
          groupId === 1 &&
          identifier === 'Color' &&
          /^#[0-9a-f]{6}$/.test(swatch ?? '') &&
          demoLocales.every((locale) => value[locale]),
      ),
  );
  expect(colourless).toEqual([]);
});

it('has preloved products that are used pieces of a new one, of its brand, colour and material', () => {
  const valueOf = ({ parameters }: ProductDraft, identifier: string) =>
    parameters.find((parameter) => parameter.identifier === identifier)?.value.sv;
  const worn = products.filter(({ twinArticleNumber }) => twinArticleNumber);
  expect(worn.length).toBeGreaterThan(20);
  for (const used of worn) {
    const fresh = products.filter(({ articleNumber }) => articleNumber === used.twinArticleNumber);
    expect(fresh, used.key).toHaveLength(1);
    const [twin] = fresh;
    expect(twin?.brandKey).toBe(used.brandKey);
    for (const identifier of ['Color', 'Material'])
      expect(twin && valueOf(twin, identifier)).toBe(valueOf(used, identifier));
    expect(used.prices.se?.selling ?? 0).toBeLessThan(twin?.prices.se?.selling ?? 0);
  }
});

it('sells preloved products as single pieces of one size in a stated condition, from 190 kr, 140 kr. and 19 €', () => {
  const preloved = products.filter((product) => product.categoryKeys.includes('preloved'));
  expect(preloved.length).toBeGreaterThan(80);
  expect(preloved.every(({ skus }) => skus.length === 1 && skus[0]?.stock.onHand === 1)).toBe(true);
  expect(
    preloved.every(({ parameters }) =>
      parameters.some(({ identifier }) => identifier === 'Condition'),
    ),
  ).toBe(true);
  const cheapest = (market: 'se' | 'no' | 'dk' | 'fi') =>
    Math.min(...preloved.map(({ prices }) => prices[market]?.selling ?? Infinity));
  expect([cheapest('se'), cheapest('no'), cheapest('dk'), cheapest('fi')]).toEqual([
    19_000, 19_000, 14_000, 1_900,
  ]);
});

it('has new products, coming products and best sellers', () => {
  const after = (date: string) =>
    products.filter(({ firstAvailableOn }) => firstAvailableOn > date);
  expect(after('2026-11-21').length).toBeGreaterThan(15);
  expect(after('2026-11-07').length).toBeGreaterThan(100);
  expect(
    after('2026-11-21').every(
      (product) => product.categoryKeys.includes('coming-soon') && product.soldCount === 0,
    ),
  ).toBe(true);
  expect(Math.max(...products.map(({ soldCount }) => soldCount))).toBeGreaterThan(300);
});

it('has products without reviews and products with 38, none dated before the first day of sale', () => {
  const counts = products.map(({ reviews }) => reviews?.length ?? 0);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(1000);
  expect(Math.max(...counts)).toBe(38);
  expect(
    products.flatMap(({ firstAvailableOn, reviews }) =>
      (reviews ?? []).filter(
        ({ date, rating }) =>
          date < firstAvailableOn || date > '2026-11-21' || rating < 1 || rating > 5,
      ),
    ),
  ).toEqual([]);
});

it('creates the same shop from the same seed and clock, and another shop from another seed', () => {
  const print = (seed?: string) =>
    createHash('sha256')
      .update(JSON.stringify(readTestShop(seed)))
      .digest('hex');
  const first = print();
  expect(print()).toBe(first);
  expect(print('another')).not.toBe(first);
});
