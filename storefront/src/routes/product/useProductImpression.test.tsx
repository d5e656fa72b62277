// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { sites } from '@solvik/addresses';
import { afterEach, expect, it } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { storyProduct } from '../../testing/storyGoods.ts';
import { useProductImpression } from './useProductImpression.ts';

afterEach(cleanup);

it('records a product once until another is shown, with price and discount', () => {
  shopperEvents.discard();
  const events: ShopperEvent[] = [];
  const leave = shopperEvents.listen((event) => events.push(event));
  const view = productView(storyProduct(sites[0], [['36', 5]]));
  const products = [undefined, view, { ...view }, { ...view, id: view.id + 1, percent: 20 }, view];
  const { rerender } = renderHook(({ given }) => useProductImpression(given), {
    initialProps: { given: products[0] },
  });
  for (const given of products) rerender({ given });
  leave();
  const { id, name, amount: price, percent = 0 } = view;
  expect(events.map(({ type, data }) => [type, data])).toEqual(
    [
      [id, percent],
      [id + 1, 20],
      [id, percent],
    ].map(([productId, discountPercentage]) => [
      'product:detail',
      { productId, name, price, discountPercentage },
    ]),
  );
});
