/** Categories that a text names. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';
import type { Autocomplete } from './queries/autocomplete.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

/** The suggested categories, and how many products each has. */
async function categoriesFor(q: string) {
  const { body } = await shop.commerce.storefrontSearch.query(
    'autocomplete',
    new URLSearchParams({ market: 'se', locale: 'sv-SE', notify: 'false', q }),
  );
  const [categories] = (body as Autocomplete).contentLists;
  return categories?.contents.map(({ title, count }) => [title, count]);
}

it('of categories with as many of the words the largest is first', async () => {
  expect(await categoriesFor('klänning skjorta')).toEqual([
    ['Skjortor', 2],
    ['Klänningar', 1],
  ]);
});

it('a hidden category is left out', async () => {
  const categories = sampleCatalogue.categories.map((category) =>
    category.key === 'shirts' ? { ...category, isHidden: true } : category,
  );
  await shop.commerce.writeCatalogue({ ...sampleCatalogue, categories });
  expect(await categoriesFor('klänning skjorta')).toEqual([['Klänningar', 1]]);
});
