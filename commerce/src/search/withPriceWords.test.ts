import { expect, it, vi } from 'vitest';
import type { FoundProducts, SearchEngine } from './searchEngine.ts';
import { withPriceWords } from './withPriceWords.ts';

const found: FoundProducts = { ids: [7], facets: [], unmatched: [] };
const scope = { locale: 'sv', market: 'se' } as const;

/** A search with an engine that finds this, and what it was asked for. */
function open(result: Partial<FoundProducts> = {}) {
  const find = vi.fn<SearchEngine['find']>(async () => ({ ...found, ...result }));
  const suggest = vi.fn<SearchEngine['suggest']>(async () => []);
  const engine = withPriceWords({ find, suggest });
  return {
    find: (text: string) => engine.find({ text, ...scope }),
    suggest: (text: string) => engine.suggest({ text, ...scope, limit: 4 }),
    searched: () => find.mock.calls.map(([{ text }]) => text),
    suggested: () => suggest.mock.calls.map(([{ text }]) => text),
  };
}

it('searches the other words, and limits what they find', async () => {
  const search = open();
  expect(await search.find('svarta skor under 1000')).toEqual({
    ...found,
    price: { highest: 1000 },
  });
  expect(await search.find('skor')).toEqual(found);
  expect(search.searched()).toEqual(['svarta skor', 'skor']);
});

it('limits everything where it has no other words', async () => {
  const search = open();
  expect(await search.find('över 300 kr')).toMatchObject({
    isEverything: true,
    price: { lowest: 300 },
  });
  expect(search.searched()).toEqual([]);
});

it('has its limits in what is corrected or offered', async () => {
  const corrected = open({ correction: { text: 'skor', originalCount: 0 }, didYouMean: 'skor' });
  expect(await corrected.find('skkor under 300')).toMatchObject({
    correction: { text: 'skor under 300' },
    didYouMean: 'skor under 300',
  });
});

it('suggests what continues the other words', async () => {
  const search = open();
  for (const text of ['svarta sk under 300', 'under 300', 'sk']) await search.suggest(text);
  expect(search.suggested()).toEqual(['svarta sk', 'under 300', 'sk']);
});
