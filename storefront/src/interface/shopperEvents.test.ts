import { beforeEach, expect, it } from 'vitest';
import { type ShopperEvent, shopperEvents } from './shopperEvents.ts';

beforeEach(() => shopperEvents.discard());

const add = (skuId: number) =>
  shopperEvents.emit('cart:add', { productId: 1, skuId, quantity: 1 }, new Date(skuId));
const skusOf = (events: readonly ShopperEvent[]) =>
  events.map(({ data }) => ('skuId' in data ? data.skuId : undefined));

it('an event has type, data and timestamp', () => {
  const events: ShopperEvent[] = [];
  const leave = shopperEvents.listen((event) => events.push(event));
  add(3);
  leave();
  expect(events).toEqual([
    {
      type: 'cart:add',
      data: { productId: 1, skuId: 3, quantity: 1 },
      timestamp: '1970-01-01T00:00:00.003Z',
    },
  ]);
});

it('what was before the first listener is kept for it, once, the last fifty', () => {
  for (let at = 1; at <= 60; at += 1) add(at);
  const [first, second]: [ShopperEvent[], ShopperEvent[]] = [[], []];
  const leave = [
    shopperEvents.listen((event) => first.push(event)),
    shopperEvents.listen((event) => second.push(event)),
  ];
  add(61);
  for (const each of leave) each();
  expect(skusOf(first)).toEqual(Array.from({ length: 51 }, (_, at) => at + 11));
  expect(skusOf(second)).toEqual([61]);
});

it('what was kept can be dropped', () => {
  add(1);
  shopperEvents.discard();
  add(2);
  const events: ShopperEvent[] = [];
  shopperEvents.listen((event) => events.push(event))();
  expect(skusOf(events)).toEqual([2]);
});
