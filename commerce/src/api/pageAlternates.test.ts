import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const [terms] = sampleCatalogue.pages;
  if (!terms) throw new Error('The sample catalogue has no page.');
  await shop.commerce.writeCatalogue({
    ...sampleCatalogue,
    products: [],
    pages: [
      ...sampleCatalogue.pages,
      { ...terms, key: 'two', alias: { sv: 'tva' } },
      { ...terms, key: 'later', alias: { sv: 'senare' } },
    ],
  });
  const { handle } = shop.commerce.database;
  const change = (key: string, changes: object) =>
    handle.updateTable('pages').set(changes).where('key', '=', key).execute();
  await change('two', { alias: JSON.stringify({ sv: 'tva', fi: 'kaksi' }) });
  await change('later', { activeFrom: new Date('2999-01-01') });
});
afterAll(() => shop.remove());

async function alternatesOf(alias: string) {
  const { pageAlternates } = await shop.query<{
    pageAlternates: readonly { readonly channelId: string; readonly url: string }[];
  }>('query ($alias: String!) { pageAlternates(alias: $alias) { channelId url } }', { alias });
  return Object.fromEntries(pageAlternates.map(({ channelId, url }) => [channelId, url]));
}

it.each([
  [
    'in every language',
    'kopvillkor',
    { se: '/kopvillkor', no: '/kjopsvilkar', dk: '/kobsvilkar', fi: '/ehdot' },
  ],
  ['in two languages', 'tva', { se: '/tva', fi: '/kaksi' }],
  ['that is not published', 'senare', {}],
  ['that does not exist', 'nowhere', {}],
])('a page %s has its addresses', async (_, alias, urls) => {
  expect(await alternatesOf(alias)).toEqual(urls);
});
