// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopperEvent, shopperEvents } from '../../interface/shopperEvents.ts';
import { favourites, maxFavourites } from './favourites.ts';

const now = new Date('2026-11-25T12:00:00Z');
const stored = (key: string) => localStorage.getItem(key);

beforeEach(() => localStorage.clear());

describe('favourites', () => {
  it('are toggled, newest first, each once', () => {
    for (const id of [1, 2, 3, 2]) favourites.toggle({ productId: id }, now);
    expect([favourites.read(), favourites.has(3), favourites.has(2)]).toEqual([
      [3, 1],
      true,
      false,
    ]);
  });

  it('are stored with the time of the last change', () => {
    favourites.toggle({ productId: 7 }, now);
    expect([stored('favorites'), stored('favoritesLastUpdated')]).toEqual([
      '[7]',
      '2026-11-25T12:00:00.000Z',
    ]);
  });

  it('emit an event with the id and the product when they are added and removed', () => {
    const events: ShopperEvent[] = [];
    const leave = shopperEvents.listen((event) => events.push(event));
    const product = { productId: 8, name: 'Kappa' };
    favourites.toggle(product, now);
    favourites.toggle(product, now);
    favourites.toggle(undefined, now);
    leave();
    const timestamp = now.toISOString();
    expect(events.slice(-2)).toEqual([
      { type: 'favorite:add', data: { productId: 8, product }, timestamp },
      { type: 'favorite:remove', data: { productId: 8, product }, timestamp },
    ]);
  });

  it('are read from storage, numbers written as texts too, each once', () => {
    localStorage.setItem('favorites', '["5",5,6,"x",null]');
    expect([favourites.read(), favourites.has(5)]).toEqual([[5, 6], true]);
  });

  it('are a thousand at most: the oldest is dropped', () => {
    const ids = Array.from({ length: maxFavourites }, (_, at) => at + 1);
    localStorage.setItem('favorites', JSON.stringify(ids));
    favourites.toggle({ productId: 5000 }, now);
    expect([favourites.read().length, favourites.read()[0], favourites.has(maxFavourites)]).toEqual(
      [maxFavourites, 5000, false],
    );
  });

  it('do not change without a product', () => {
    favourites.toggle(undefined, now);
    expect([favourites.read(), stored('favorites'), stored('favoritesLastUpdated')]).toEqual([
      [],
      null,
      null,
    ]);
  });

  it('are cleared with every trace', () => {
    favourites.toggle({ productId: 1 }, now);
    favourites.clear();
    expect([favourites.read(), stored('favorites'), stored('favoritesLastUpdated')]).toEqual([
      [],
      null,
      null,
    ]);
  });

  it('are adopted from other tabs, and notify there', async () => {
    const listener = vi.fn();
    const leave = favourites.subscribe(listener);
    const other = new BroadcastChannel('favorites_channel');
    other.postMessage({ favourites: [9, 8] });
    await vi.waitFor(() => expect(favourites.read()).toEqual([9, 8]));
    expect(listener).toHaveBeenCalled();
    leave();
    other.close();
  });

  it('are broadcast to other tabs', async () => {
    const other = new BroadcastChannel('favorites_channel');
    const received = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    favourites.toggle({ productId: 4 }, now);
    expect(await received).toEqual({ favourites: [4] });
    other.close();
  });
});
