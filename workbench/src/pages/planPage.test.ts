import { checkDocument, type PageSummary } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import {
  areaLocations,
  documentOf,
  emptyDraft,
  findDraftProblems,
  holderOf,
  keyOf,
  type PageDraft,
  planArea,
} from './planPage.ts';

const inAllLanguages = (text: string) => ({ sv: text, nb: text, da: text, fi: text });
const draft: PageDraft = {
  name: 'Årets lucia',
  title: { sv: 'Årets lucia', nb: 'Årets lucia', da: 'Årets lucia', fi: 'Lucian päivä' },
  alias: {},
};
const held = [
  { key: 'leverans', alias: inAllLanguages('leverans'), state: 'published' as const },
  { key: 'gammal', alias: inAllLanguages('gammal'), state: 'retired' as const },
];
const reported = (given: PageDraft) =>
  [...findDraftProblems(given, held)].map(([path, problem]) => `${path} ${problem}`);

describe('a new page', () => {
  it('has its key from its name and its addresses from its titles, and no findings but of what is written later', () => {
    expect(keyOf(draft)).toBe('arets-lucia');
    expect(documentOf(draft)).toMatchObject({
      name: 'Årets lucia',
      alias: { sv: 'arets-lucia', fi: 'lucian-paiva' },
      containers: [],
    });
    expect(reported(draft)).toEqual([]);
    expect(
      checkDocument(documentOf(draft)).findings.filter(({ level }) => level === 'error'),
    ).toEqual([]);
  });

  it.each<[string, Partial<PageDraft>, readonly string[]]>([
    [
      'nothing',
      emptyDraft,
      [
        'name required',
        'title.sv required',
        'title.nb required',
        'title.da required',
        'title.fi required',
      ],
    ],
    ['no Finnish title', { title: { sv: 'A', nb: 'B', da: 'C' } }, ['title.fi required']],
    [
      'a title that gives no address',
      { title: { ...inAllLanguages('Lucia'), fi: '!' } },
      ['alias.fi required'],
    ],
    ['another’s address', { alias: { nb: 'leverans' } }, ['alias.nb alias-taken']],
    ['the address of one that was removed', { alias: { nb: 'gammal' } }, []],
    ['an address of two segments', { alias: { da: 'jul/lucia' } }, ['alias.da bad-alias']],
    ['another’s key', { key: 'leverans' }, ['key key-taken']],
    ['a key in capitals', { key: 'LUCIA' }, ['key bad-key']],
    ['a key longer than allowed', { key: 'a'.repeat(61) }, ['key bad-key']],
  ])('with %s', (_what, part, expected) =>
    expect(reported({ ...draft, ...part })).toEqual(expected),
  );

  it('shortens a key from a long name to the limit', () =>
    expect(
      findDraftProblems({ ...draft, name: 'Lucia och jul '.repeat(9) }, held).get('key'),
    ).toBeUndefined());
});

describe('a new area', () => {
  const [, top] = areaLocations;
  it('is identified by its location, by a key that is free', () => {
    const filter = { key: 'Category', value: 'women-coats' } as const;
    const { key, document } = planArea({ place: top, filter }, []);
    expect(key).toBe('productlist-top-women-coats');
    expect(document).toMatchObject({
      name: key,
      family: 'Productlist',
      areaName: top.areaName,
      filters: [filter],
    });
    expect(planArea({ place: top, filter }, [{ key }]).key).toBe('productlist-top-women-coats-2');
    expect(checkDocument(document).findings).toEqual([]);
  });

  it('names the existing one', () => {
    const there = {
      key: 'all',
      family: top.family,
      areaName: top.areaName,
      state: 'published',
    } as PageSummary;
    expect(holderOf({ place: top, filter: undefined }, [there])?.key).toBe('all');
    expect(
      holderOf({ place: top, filter: { key: 'Brand', value: 'lumi' } }, [there]),
    ).toBeUndefined();
    expect(
      holderOf({ place: top, filter: undefined }, [{ ...there, state: 'retired' }]),
    ).toBeUndefined();
  });
});
