// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { recentlyViewed } from './recentlyViewed.ts';

beforeEach(() => localStorage.clear());

it('puts a viewed product first, and once', () => {
  for (const id of [1, 2, 3, 1]) recentlyViewed.remember(id);
  expect(recentlyViewed.read()).toEqual([1, 3, 2]);
});

it('remembers twenty', () => {
  for (let id = 1; id <= 25; id += 1) recentlyViewed.remember(id);
  expect(recentlyViewed.read()).toHaveLength(20);
  expect(recentlyViewed.read().at(-1)).toBe(6);
});

it('removes deleted products, and keeps the order of the rest', () => {
  for (const id of [1, 2, 3, 4]) recentlyViewed.remember(id);
  recentlyViewed.remove([4, 2]);
  expect(recentlyViewed.read()).toEqual([3, 1]);
});

it('has none once it is cleared, and notifies who listens', () => {
  recentlyViewed.remember(1);
  let changes = 0;
  const leave = recentlyViewed.listen(() => (changes += 1));
  recentlyViewed.clear();
  leave();
  expect([recentlyViewed.read(), changes]).toEqual([[], 1]);
});
