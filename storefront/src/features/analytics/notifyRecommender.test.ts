import { expect, it } from 'vitest';
import type { ShopperEvent } from '../../interface/shopperEvents.ts';
import { SearchError } from '../../search-api/searchError.ts';
import { tickets } from '../../search-api/tickets.ts';
import { foundGroup, foundProduct } from '../../testing/foundGroup.ts';
import { notifyRecommender } from './notifyRecommender.ts';

const timestamp = '2026-11-20T10:00:00.000Z';
const shown = { productId: 7, position: 1, list: '/' };
const marked = { productId: 7, product: { productId: 7 } };

/** What an event sends; the search answers with the tickets of its products. */
async function notified(event: ShopperEvent, isReachable = true) {
  const sent: unknown[] = [];
  await notifyRecommender(
    {
      notify: (name, parameters) => sent.push([name, parameters]),
      query: async (name, { parameters }) => {
        sent.push([name, parameters['productKey']]);
        if (!isReachable) throw new SearchError(name, { status: 503, body: '' });
        return {
          productGroup: foundGroup({ ...foundProduct, productId: 8 }, 'se|8|product|0'),
        };
      },
    },
    event,
  );
  return sent;
}

const events: Readonly<Record<string, readonly [ShopperEvent, readonly unknown[]]>> = {
  click: [{ type: 'product:click', data: shown, timestamp }, [{ ticket: 'se|7|CART|0' }]],
  'add-to-cart': [
    { type: 'cart:add', data: { productId: 7, skuId: 1, quantity: 1 }, timestamp },
    [{ ticket: 'se|7|CART|0' }],
  ],
  'add-favorite': [{ type: 'favorite:add', data: marked, timestamp }, [{ productKey: '7' }]],
  'remove-favorite': [{ type: 'favorite:remove', data: marked, timestamp }, [{ productKey: '7' }]],
};

it.each(Object.entries(events))(
  'the notification %s is sent',
  async (name, [event, parameters]) => {
    tickets.remember(7, 'se|7|CART|0');
    expect(await notified(event)).toEqual([[name, ...parameters]]);
  },
);

it('a product without a ticket has one once its page is requested', async () => {
  const click = { type: 'product:click', data: { ...shown, productId: 8 }, timestamp } as const;
  expect(await notified(click, false)).toEqual([['product-page', 8]]);
  expect(await notified(click)).toEqual([
    ['product-page', 8],
    ['click', { ticket: 'se|8|product|0' }],
  ]);
  expect(await notified(click), 'it is remembered').toEqual([
    ['click', { ticket: 'se|8|product|0' }],
  ]);
});

it('a viewed product is recorded as viewed, and other events are not reported', async () => {
  const viewed = { productId: 7, discountPercentage: 0 };
  expect(await notified({ type: 'product:detail', data: viewed, timestamp })).toEqual([
    ['product-page', 7],
  ]);
  expect(await notified({ type: 'product:impression', data: shown, timestamp })).toEqual([]);
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
