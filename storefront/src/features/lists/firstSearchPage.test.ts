import { afterEach, expect, it, vi } from 'vitest';
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { firstSearchPage, isFirstPage } from './firstSearchPage.ts';
import { readListSelection } from './listSelection.ts';

afterEach(() => vi.useRealTimers());

const kofta = { searchText: 'kofta', isExact: false, sort: 'RELEVANCE' } as const;

/** A search whose responses are numbered. */
function open() {
  let count = 0;
  const query = vi.fn<SearchApi['query']>(async () => (count += 1));
  return { query, notify: () => undefined };
}

it('both readers have one response, in either order', async () => {
  for (const readers of [['list', 'findings'] as const, ['findings', 'list'] as const]) {
    const api = open();
    const bodies = readers.map((reader) => firstSearchPage(api, kofta, reader));
    expect(await Promise.all(bodies)).toEqual([1, 1]);
  }
});

it('a reader has its response once, and another by itself', async () => {
  const api = open();
  await firstSearchPage(api, kofta, 'list');
  expect(await firstSearchPage(api, kofta, 'list')).toBe(2);
  expect(await firstSearchPage(api, kofta, 'findings')).toBe(2);
  expect(await firstSearchPage(api, kofta, 'findings')).toBe(3);
});

it.each([
  ['other words', { ...kofta, searchText: 'koftor' }],
  ['the words as they are', { ...kofta, isExact: true }],
  ['another order', { ...kofta, sort: 'PRICE' }],
] as const)('a search for %s is another', async (_, other) => {
  const api = open();
  await firstSearchPage(api, kofta, 'list');
  expect(await firstSearchPage(api, other, 'findings')).toBe(2);
});

it('what is older than ten seconds is requested again', async () => {
  vi.useFakeTimers();
  const api = open();
  await firstSearchPage(api, kofta, 'list');
  vi.advanceTimersByTime(10_001);
  expect(await firstSearchPage(api, kofta, 'findings')).toBe(2);
});

it('a failure is that of both', async () => {
  const lost = { query: async () => Promise.reject(new Error('Lost.')), notify: () => undefined };
  const both = ['list', 'findings'] as const;
  for (const body of both.map((reader) => firstSearchPage(lost, kofta, reader)))
    await expect(body).rejects.toThrow('Lost.');
});

const own = { tops: [{ id: 's_36', label: '36' }], bottoms: [], shoes: [] };
it.each([
  ['', undefined, true],
  ['sort=PRICE', undefined, true],
  ['page=2', undefined, false],
  ['brands=A~b_1', undefined, false],
  ['price=1-2~1-2', undefined, false],
  ['', own, false],
] as const)('?%s in the sizes %j is the first page: %s', (search, ownSizes, expected) => {
  const selection = readListSelection(new URLSearchParams(search), 'RELEVANCE');
  expect(isFirstPage({ ...selection, ...(ownSizes && { ownSizes }) })).toBe(expected);
});
