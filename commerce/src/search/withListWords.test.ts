import { expect, it, vi } from 'vitest';
import { catalogueOf } from './testing/catalogueOf.ts';
import type { FoundProducts, SearchEngine } from './searchEngine.ts';
import { withListWords } from './withListWords.ts';

const found: FoundProducts = { ids: [7], facets: [], unmatched: [] };

/** A search with an engine that finds this, and what it was asked for. */
function open(result: Partial<FoundProducts> = {}) {
  const find = vi.fn<SearchEngine['find']>(async () => ({ ...found, ...result }));
  const suggest = vi.fn<SearchEngine['suggest']>(async () => []);
  const catalogue = { get: async () => catalogueOf({ 7: 'Kjol' }, { 7: 'Nya Norrvik' }) };
  const engine = withListWords({ find, suggest }, catalogue);
  const scope = { locale: 'sv', market: 'se' } as const;
  return {
    respond: (respond: SearchEngine['find']) => find.mockImplementation(respond),
    find: (text: string) => engine.find({ text, ...scope }),
    suggest: (text: string) => engine.suggest({ text, ...scope, limit: 4 }),
    searched: () => find.mock.calls.map(([{ text, isNamed = false }]) => [text, isNamed]),
    suggested: () => suggest.mock.calls.map(([{ text }]) => text),
  };
}

it.each([
  ['kjol', [['kjol', false]], {}],
  ['nya kjolar', [['kjolar', true]], {}],
  ['mest sålda kjolar', [['kjolar', true]], {}],
  ['kjolar rea', [['kjolar', false]], { isReduced: true }],
  ['rea', [], { isReduced: true, isEverything: true }],
  // Goods may be called so; a description that comes upon the word is not meant.
  ['nyheter', [['nyheter', true]], {}],
  ['favoriter', [['favoriter', true]], {}],
  ['Nya Norrvik', [['Nya Norrvik', false]], {}],
] as const)('“%s” searches goods for %j', async (text, searched, restriction) => {
  const search = open();
  const { isReduced, isEverything } = await search.find(text);
  expect({ isReduced, isEverything }).toEqual(restriction);
  expect(search.searched()).toEqual(searched);
});

it.each([
  ['nya kjolar', 'LATEST'],
  ['senaste kjolar', 'LATEST'],
  ['nya kjolar rea', 'LATEST'],
  ['mest sålda kjolar', 'MOST_SOLD'],
  ['kjolar rea', undefined],
  ['kjolar', undefined],
  ['Nya Norrvik', undefined],
  ['nyheter', undefined],
] as const)('“%s” is best matched in the order %s', async (text, order) => {
  expect((await open().find(text)).order).toBe(order);
});

it('products that only mention the words have no order of their own', async () => {
  const search = open();
  search.respond(async ({ isNamed }) => (isNamed ? { ...found, ids: [] } : found));
  expect(await search.find('nya kjolar')).toEqual(found);
});

it('what is corrected or offered has the words of lists again', async () => {
  const corrected = open({ correction: { text: 'kjolar', originalCount: 0 } });
  expect((await corrected.find('kjoolar rea')).correction?.text).toBe('kjolar rea');
  expect((await open({ didYouMean: 'kjolar' }).find('nya kjoolar')).didYouMean).toBe('nya kjolar');
});

it('suggestions continue the other words', async () => {
  const search = open();
  for (const text of ['nya kjo', 'rea', 'kjol']) await search.suggest(text);
  expect(search.suggested()).toEqual(['kjo', 'rea', 'kjol']);
});
