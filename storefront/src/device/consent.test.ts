// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { consent } from './consent.ts';
import { browserCookies } from './cookies.ts';

beforeEach(() => browserCookies.remove('consent'));

it('nothing is consented to before a decision', () => {
  expect(consent.read()).toBeUndefined();
  expect(consent.has('statistics')).toBe(false);
});

it.each([
  [[], []],
  [['necessary'], []],
  [['necessary', 'statistics'], ['statistics']],
  [
    ['personal', 'statistics', 'unknown'],
    ['statistics', 'personal'],
  ],
])('a decision for %j is stored as %j', (accepted, stored) => {
  consent.decide(accepted);
  expect(consent.read()).toEqual(stored);
  expect(consent.has('personal')).toBe(accepted.includes('personal'));
});

it('a decision replaces the one before, and notifies until unsubscribed', () => {
  const listener = vi.fn();
  const leave = consent.subscribe(listener);
  consent.decide(['statistics']);
  consent.decide([]);
  leave();
  consent.decide(['personal']);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(consent.read()).toEqual(['personal']);
});

it('lasts for half a year', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  consent.decide(['personal']);
  expect(write).toHaveBeenCalledWith(expect.stringContaining('Max-Age=15552000'));
  write.mockRestore();
});
