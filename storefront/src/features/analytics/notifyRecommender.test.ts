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

const events: Readonly<Record<string, readonly [ShopperEvent, readonly unknown[]]>> = {
  click: [{ type: 'product:click', data: shown, timestamp }, [{ ticket: 'se|7|CART|0' }]],
  'add-to-cart': [
    { type: 'cart:add', data: { productId: 7, skuId: 1, quantity: 1 }, timestamp },
    [{ ticket: 'se|7|CART|0' }],
  ],
  'add-favorite': [{ type: 'favorite:add', data: marked, timestamp }, [{ productKey: '7' }]],
  'remove-favorite': [{ type: 'favorite:remove', data: marked, timestamp }, [{ productKey: '7' }]],
};

it.each(Object.entries(events))('the notification %s is sent', (name, [event, parameters]) => {
  tickets.remember(7, 'se|7|CART|0');
  expect(notified(event)).toEqual([[name, ...parameters]]);
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
