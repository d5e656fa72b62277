// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  heightKey,
  positionsKey,
  releaseHeight,
  restorePosition,
  storeHeight,
} from './reservedHeight.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4200);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('stores the height with its history entry only where it is needed', () => {
  storeHeight('a', true);
  expect(JSON.parse(sessionStorage.getItem(heightKey) ?? '')).toEqual(['a', 4200]);
  storeHeight('b', false);
  expect(sessionStorage.getItem(heightKey)).toBeNull();
});

it('does without where storage is full or forbidden', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', { setItem });
  storeHeight('a', true);
  expect(setItem).toHaveBeenCalledOnce();
});

it('is released', () => {
  document.documentElement.style.minHeight = '4200px';
  releaseHeight();
  expect(document.documentElement.style.minHeight).toBe('');
});

class Navigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

it.each([
  ['where it was left, after a reload', 'reload', '{"a":700}', 0, [[0, 700]]],
  ['where it was left, after going back', 'back_forward', '{"a":700}', 0, [[0, 700]]],
  ['nowhere if it is there already', 'reload', '{"a":700}', 700, []],
  ['nowhere on a new visit', 'navigate', '{"a":700}', 0, []],
  ['nowhere without a stored position', 'reload', '{"b":700}', 0, []],
  ['nowhere if positions cannot be parsed', 'reload', '{', 0, []],
  ['nowhere if they are none', 'reload', '7', 0, []],
])('scrolls %s', (_where, type, positions, scrollY, calls) => {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(Navigation.prototype), { type }),
  ]);
  history.replaceState({ key: 'a' }, '');
  sessionStorage.setItem(positionsKey, positions);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.documentElement.style.minHeight = '4200px';
  restorePosition();
  expect(scrollTo.mock.calls).toEqual(calls);
  expect(document.documentElement.style.minHeight).toBe('');
});
