import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

it.each([
  ['/c/dam/klanningar', '/c/dam/klanningar'],
  ['/l/klanningar', '/c/dam/klanningar'],
  ['/l/fest/klanningar', '/c/dam/klanningar'],
  ['/list/lund-ek', '/b/lund-ek'],
  ['/list/klanningar', '/c/dam/klanningar'],
  ['/l/finns-inte', undefined],
  ['/l', undefined],
])('%s resolves to the list at %s', async (url, expected) => {
  const { listPageInfo } = await shop.query<{ listPageInfo: { canonicalUrl: string } | null }>(
    'query($url: String!) { listPageInfo(url: $url) { canonicalUrl } }',
    { url },
  );
  expect(listPageInfo?.canonicalUrl).toBe(expected);
});
