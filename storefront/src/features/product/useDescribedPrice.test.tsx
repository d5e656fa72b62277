// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHookShop, renderShopHook } from '../../testing/renderShopHook.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { productView } from './productView.ts';
import { useDescribedPrice } from './useDescribedPrice.ts';

afterEach(cleanup);

it.each([
  ['a product', undefined, true],
  ['one that has been released', '2026-11-20T00:00:00Z', true],
  // Nobody could pay its prices.
  ['one before its release', '2026-12-01T00:00:00Z', false],
])('the prices of %s are described: %s, %s', async (_, availableFrom, isDescribed) => {
  const shop = await openHookShop();
  const product = productView(storyProduct(shop.services.site, [['38', 3]]));
  const { result } = renderShopHook(shop, () =>
    useDescribedPrice({ ...product, ...(availableFrom && { availableFrom }) }),
  );
  expect((result.current?.sentence ?? '') !== '').toBe(isDescribed);
});
