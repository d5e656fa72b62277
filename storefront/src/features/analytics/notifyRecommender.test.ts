import { expect, it } from 'vitest';
import type { ShopperEvent } from '../../interface/shopperEvents.ts';
import { tickets } from '../../search-api/tickets.ts';
import { notifyRecommender } from './notifyRecommender.ts';

const timestamp = '2026-11-20T10:00:00.000Z';
const shown = { productId: 7, position: 1, list: '/' };
const marked = { productId: 7, product: { productId: 7 } };

const notified = (event: ShopperEvent) => {
  const sent: unknown[] = [];
  notifyRecommender({ notify: (name, parameters) => sent.push([name, parameters]) }, event);
  return sent;
};

it.each<[ShopperEvent, readonly unknown[]]>([
  [{ type: 'product:click', data: shown, timestamp }, ['click', { ticket: 'se|7|CART|0' }]],
  [
    { type: 'cart:add', data: { productId: 7, skuId: 1, quantity: 1 }, timestamp },
    ['add-to-cart', { ticket: 'se|7|CART|0' }],
  ],
  [{ type: 'favorite:add', data: marked, timestamp }, ['add-favorite', { productKey: '7' }]],
  [{ type: 'favorite:remove', data: marked, timestamp }, ['remove-favorite', { productKey: '7' }]],
])('%j', (event, expected) => {
  tickets.remember(7, 'se|7|CART|0');
  expect(notified(event)).toEqual([expected]);
});

it('a product without a ticket, and other events, are not reported', () => {
  expect(notified({ type: 'product:click', data: { ...shown, productId: 8 }, timestamp })).toEqual(
    [],
  );
  expect(
    notified({ type: 'product:detail', data: { productId: 7, discountPercentage: 0 }, timestamp }),
  ).toEqual([]);
});

it('five hundred tickets are kept, the latest of a product', () => {
  for (let id = 100; id < 700; id += 1) tickets.remember(id, `ticket ${String(id)}`);
  tickets.remember(650, 'later');
  expect([tickets.of(199), tickets.of(200), tickets.of(650)]).toEqual([
    undefined,
    'ticket 200',
    'later',
  ]);
});
