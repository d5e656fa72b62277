import { expect, it } from 'vitest';
import type { ShopperEvent } from '../../interface/shopperEvents.ts';
import { createEventLog, type SentEvent } from './eventLog.ts';

const timestamp = '2026-11-20T10:00:00.000Z';
const impression = (productId: number): ShopperEvent => ({
  type: 'product:impression',
  data: { productId, position: productId, list: '/c/dam' },
  timestamp,
});
const favourite: ShopperEvent = {
  type: 'favorite:add',
  data: { productId: 9, product: { productId: 9 } },
  timestamp,
};
const open = () => {
  const sent: (readonly SentEvent[])[] = [];
  const log = createEventLog((events) => sent.push(events));
  /** Types sent together; of impressions their products. */
  const batches = () =>
    sent.map((events) =>
      events.map(({ type, data }) =>
        'products' in data ? data.products.map(({ productId }) => productId) : type,
      ),
    );
  return { log, sent, batches };
};

it('four product impressions are sent together', () => {
  const { log, batches } = open();
  for (let id = 1; id <= 9; id += 1) log.record(impression(id));
  expect(batches()).toEqual([[[1, 2, 3, 4]], [[5, 6, 7, 8]]]);
});

it('fewer are sent before any other event', () => {
  const { log, batches } = open();
  log.record(impression(1));
  log.record(favourite);
  log.record(favourite);
  expect(batches()).toEqual([[[1], 'favorite:add'], ['favorite:add']]);
});

it('the rest is sent when the page is left, and once', () => {
  const { log, batches } = open();
  log.record(impression(1));
  log.record(impression(2));
  log.flush();
  log.flush();
  expect(batches()).toEqual([[[1, 2]]]);
});

it('nothing is sent of what was waiting when consent is withdrawn', () => {
  const { log, batches } = open();
  log.record(impression(1));
  log.clear();
  log.flush();
  log.record(favourite);
  expect(batches()).toEqual([['favorite:add']]);
});

it('a product’s discount is sent with its label', () => {
  const { log, sent } = open();
  log.record({
    type: 'product:detail',
    data: { productId: 1, discountPercentage: 21 },
    timestamp,
  });
  expect(sent[0]?.[0]?.data).toMatchObject({ discount: '21-30' });
});
