import { describe, expect, it } from 'vitest';
import { readDescription, readMediaSearch, readUploadName } from './readMediaRequests.ts';

it.each<[Readonly<Record<string, unknown>>, { words: string; page: number }]>([
  [{}, { words: '', page: 1 }],
  [
    { search: 'kappa', page: '3' },
    { words: 'kappa', page: 3 },
  ],
  [
    { search: ['a'], page: ['2'] },
    { words: '', page: 1 },
  ],
  [
    { search: 'a\u0000', page: '-1' },
    { words: '', page: 1 },
  ],
  [
    { search: 'x'.repeat(200), page: '0' },
    { words: 'x'.repeat(100), page: 1 },
  ],
  [{ page: '99999' }, { words: '', page: 10_000 }],
])('a search of %j', (query, search) => expect(readMediaSearch(query)).toEqual(search));

it.each<[unknown, string | undefined]>([
  ['Kappa i blåst.jpg', 'Kappa i blåst.jpg'],
  ['C:\\bilder\\kappa.jpg', 'kappa.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0007b\n.png', 'ab.png'],
  ['👩‍👩‍👧'.repeat(100), [...'👩‍👩‍👧'.repeat(100)].slice(0, 120).join('')],
  ['a/', undefined],
  ['  ', undefined],
  ['a\u0000', undefined],
  ['\ud800', undefined],
  [['a.jpg'], undefined],
  [undefined, undefined],
])('a file called %j', (name, read) => expect(readUploadName(name)).toBe(read));

describe('a description', () => {
  it.each([
    {},
    { alt: { sv: 'Kappa', fi: null, da: '' } },
    { focalPoint: { x: 0, y: 1 } },
    { focalPoint: null },
  ])('%j is accepted unchanged', (description) =>
    expect(readDescription(description)).toEqual(description),
  );

  it.each([
    { alt: 'Kappa' },
    { alt: null },
    { alt: ['Kappa'] },
    { alt: { en: 'Coat' } },
    { alt: { sv: 7 } },
    { alt: { sv: 'x'.repeat(301) } },
    { alt: { sv: 'a\u0000' } },
    { focalPoint: {} },
    { focalPoint: { x: 2, y: 0 } },
    { focalPoint: { x: Number.NaN, y: 0 } },
    { focalPoint: 'middle' },
  ])('%j is rejected', (description) => expect(readDescription(description)).toBeUndefined());
});
