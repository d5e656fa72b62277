import { describe, expect, it } from 'vitest';
import { findProducts } from './findProducts.ts';
import { foldedWords } from './foldWords.ts';
import { collectSegment } from './index/buildSearchSegment.ts';
import type { LanguageIndex } from './index/languageIndex.ts';
import { catalogueOf } from './testing/catalogueOf.ts';

const heads = { categories: ['skor'], all: ['skor'] };

/** A segment of products with these names, by their ids. */
function segmentOf(names: Readonly<Record<number, string>>) {
  const collector = collectSegment('sv');
  collector.add(
    Object.entries(names).map(([id, name]) => ({
      productId: Number(id),
      soldCount: 0,
      name: foldedWords(name).join(' '),
      articles: '',
      about: '',
      category: '',
      text: '',
    })),
  );
  return collector.build(heads);
}

interface Divided {
  readonly large: Readonly<Record<number, string>>;
  readonly recent?: Readonly<Record<number, string>>;
  readonly left?: readonly number[];
}

const indexOf = ({ large, recent = {}, left = [] }: Divided): LanguageIndex => ({
  version: '1',
  since: new Date(0),
  large: segmentOf(large),
  recent: segmentOf(recent),
  left: new Set(left),
  heads,
});

function find(text: string, divided: Divided) {
  const { ids, correction, didYouMean } = findProducts(
    {
      catalogue: catalogueOf({ ...divided.large, ...divided.recent }),
      index: indexOf(divided),
    },
    { text, locale: 'sv', market: 'se' },
  );
  return { ids, correction: correction?.text, didYouMean };
}

describe('a misspelt word', () => {
  it('is corrected to a word of a product that changed since the large segment was built', () => {
    expect(find('kofra', { large: { 1: 'tunika' }, recent: { 2: 'kofta' } })).toEqual({
      ids: [2],
      correction: 'kofta',
    });
  });

  it('is not corrected to a word that only products that left had', () => {
    const names = { large: { 1: 'kofta', 3: 'tunika' }, recent: { 2: 'kobra' } };
    expect(find('kofra', names)).toEqual({ ids: [1], correction: 'kofta' });
    expect(find('kofra', { ...names, left: [1] })).toEqual({ ids: [2], correction: 'kobra' });
  });

  it.each([
    ['long', { large: { 1: 'klänning' }, recent: { 2: 'tunika' } }, 1],
    ['since the large segment was built', { large: { 1: 'tunika' }, recent: { 2: 'klänning' } }, 2],
  ])('is corrected as a product writes it that has been sold %s', (_, divided, id) => {
    expect(find('klannimg', divided)).toEqual({ ids: [id], correction: 'klänning' });
  });
});

describe('a word of few products', () => {
  const times = (count: number, name: string) => Array.from({ length: count }, () => name);

  it.each([
    [1, 20, 'kofta'],
    [1, 19, undefined],
    [4, 80, 'kofta'],
    [4, 79, undefined],
    [5, 100, undefined],
  ])('%i in all, beside a near spelling of %i, offers %s', (few, many, offered) => {
    const { ids, correction, didYouMean } = find('kofra', {
      large: [...times(few, 'kofra'), ...times(many, 'kofta')],
    });
    expect([ids.length, correction, didYouMean]).toEqual([few, undefined, offered]);
  });
});

describe('a word that only begins with a known one', () => {
  const large = { 1: 'Jeans', 2: 'Jeansjacka', 3: 'Jeansjacka', 4: 'Linneskjorta', 5: 'Linne' };
  it.each([
    ['jeansj', undefined],
    ['jeass', 'jeans'],
    ['jeansjcka', undefined],
    ['linnesk', undefined],
  ])('%s has the offer %s', (text, offered) => {
    expect(find(text, { large }).didYouMean).toBe(offered);
  });

  it('has no offer that finds as many', () => {
    expect(find('jeass', { large: { 1: 'Jeans' } })).toEqual({ ids: [1] });
  });

  it('is known where a product has it that changed since the large segment was built', () => {
    expect(find('jeass', { large, recent: { 6: 'Jeass' } })).toEqual({ ids: [6, 1] });
  });

  it('is known as a compound of two, of which the second has three letters', () => {
    const linens = { 1: 'Skor i linne', 2: 'Linnesky', 3: 'Linnesky', 4: 'Linnesky' };
    expect(find('linnesko', { large: linens })).toEqual({ ids: [1] });
  });
});

describe('the last word, typed with diacritics', () => {
  it('orders what begins with it, as long as it is not finished', () => {
    const large = { 1: 'Röd klassisk kappa', 2: 'Röd klänning' };
    expect(find('röd kla', { large }).ids).toEqual([1, 2]);
    expect(find('röd klä', { large }).ids).toEqual([2, 1]);
  });

  it.each([
    ['the large segment', { large: { 1: 'Bla tröja', 2: 'Blåbärsmössa' } }],
    ['the recent one', { large: { 2: 'Blåbärsmössa' }, recent: { 1: 'Bla tröja' } }],
  ])('is finished if it is a word of %s', (_, divided) => {
    expect(find('blå', divided).ids).toEqual([1, 2]);
  });
});

describe('a brand', () => {
  it.each([
    ['mossa', ['b-1']],
    ['mössa', []],
    ['sjö', ['b-2']],
    ['sjö'.normalize('NFD'), ['b-2']],
  ])('is named by “%s”, unless it only resembles it', (text, facets) => {
    const index = indexOf({ large: { 1: 'Mössa', 2: 'Kappa' } });
    const catalogue = catalogueOf({ 1: 'Mössa', 2: 'Kappa' }, { 1: 'Mossa', 2: 'Sjö' });
    const found = findProducts({ catalogue, index }, { text, locale: 'sv', market: 'se' });
    expect(found.facets).toEqual(facets);
  });
});
