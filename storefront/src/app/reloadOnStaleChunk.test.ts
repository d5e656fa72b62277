// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

const reload = vi.fn();
const assign = vi.fn();
let goingTo: string | undefined;
reloadOnStaleChunk(() => goingTo);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, assign });
  sessionStorage.clear();
  reload.mockClear();
  assign.mockClear();
  goingTo = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A chunk fails to load; returns whether the failure was handled. */
const fail = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('a missing chunk reloads the page, once in sixty seconds; in between the error is reported', () => {
  expect(fail()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a visitor without a network keeps the current page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(fail()).toBe(true);
});

it('a visitor navigating to another page is taken there', () => {
  goingTo = '/p/alma';
  expect(fail()).toBe(true);
  expect(assign).toHaveBeenCalledWith('/p/alma');
  expect(reload).not.toHaveBeenCalled();
});
