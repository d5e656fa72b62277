// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { recentSearches } from './recentSearches.ts';

beforeEach(() => localStorage.clear());

it('puts a search first, and once whatever its capitals', () => {
  for (const text of ['kofta', 'kappa', ' Kofta ']) recentSearches.remember(text);
  expect(recentSearches.read()).toEqual(['Kofta', 'kappa']);
});

it('remembers eight of at most a hundred characters, and no empty one', () => {
  for (let at = 1; at <= 10; at += 1) recentSearches.remember(`kappa ${String(at)}`);
  recentSearches.remember('x'.repeat(500));
  recentSearches.remember('   ');
  expect([recentSearches.read().length, recentSearches.read()[0]?.length]).toEqual([8, 100]);
});

it('removes one, and all', () => {
  for (const text of ['kofta', 'kappa', 'rock']) recentSearches.remember(text);
  recentSearches.remove('KAPPA');
  expect(recentSearches.read()).toEqual(['rock', 'kofta']);
  recentSearches.clear();
  expect(recentSearches.read()).toEqual([]);
});

it.each(['{', '{"a":1}', '[1,null,""]', '"kofta"'])('reads %s as nothing', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(recentSearches.read()).toEqual([]);
});

it('survives storage that is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => recentSearches.remember('kofta')).not.toThrow();
  full.mockRestore();
});
