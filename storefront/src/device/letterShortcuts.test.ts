// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { letterShortcuts } from './letterShortcuts.ts';

beforeEach(() => localStorage.clear());

it('are on until they are switched off, and on again', () => {
  const listener = vi.fn();
  const leave = letterShortcuts.subscribe(listener);
  expect(letterShortcuts.read()).toBe(true);
  letterShortcuts.choose(false);
  expect(letterShortcuts.read()).toBe(false);
  leave();
  letterShortcuts.choose(true);
  expect([letterShortcuts.read(), listener.mock.calls.length]).toEqual([true, 1]);
});

it('are off for this page where nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  letterShortcuts.choose(false);
  expect(letterShortcuts.read()).toBe(false);
  letterShortcuts.choose(true);
  expect(letterShortcuts.read()).toBe(true);
  vi.unstubAllGlobals();
});
