import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseShelf, type ShelfRules } from './chooseShelf.ts';
import { taxonomyLine, taxonomyPaths } from './googleTaxonomy.ts';
import type { Shelf } from './shelves.ts';

/** `key<parent=google name`, one a line; `-` before the name hides the shelf. */
const tree = `
women=1604 Dam
w-coats<women=5598 Kappor
w-dresses<women=2271 Klänningar
w-knitwear<women=212 Stickat
w-tops<women=212 Toppar
w-shirts<w-tops=212 Skjortor
men=1604 Herr
m-coats<men=5598 Rockar
m-shirts<men=212 Skjortor
shoes=187 Skor
preloved=166 Preloved
p-dresses<preloved=2271 Klänningar
hidden=2271 -Kampanj`;

const shelves: ReadonlyMap<string, Shelf> = new Map(
  tree
    .trim()
    .split('\n')
    .map((line): [string, Shelf] => {
      const [, key = '', parentKey, google, dash, name = ''] =
        /^([\w-]+)(?:<([\w-]+))?=(\d+) (-?)(.+)$/.exec(line) ?? [];
      return [
        key,
        {
          key,
          parentKey,
          name: { sv: name },
          googleTaxonomyId: Number(google),
          isHidden: dash === '-',
        },
      ];
    }),
);
const rules: ShelfRules = {
  shelves,
  map: [
    { for: ['Scarves'], to: 'w-coats' },
    { for: ['Hats'], to: 'nowhere' },
  ],
  brought: (written) => ({ 'Own/Deep': 'w-shirts', Own: 'women', Sale: 'hidden' })[written],
};
const place = (kind: Partial<Parameters<typeof chooseShelf>[0]>) =>
  chooseShelf(
    {
      categories: [],
      googleCategory: undefined,
      gender: undefined,
      isUsed: false,
      title: '',
      ...kind,
    },
    rules,
  );

describe('a product finds its shelf', () => {
  it.each([
    ['by the id', { googleCategory: '2271' }, 'w-dresses'],
    [
      'by the id with its path',
      { googleCategory: '2271 - Apparel & Accessories > Clothing > Dresses' },
      'w-dresses',
    ],
    ['by the path', { googleCategory: 'Apparel & Accessories > Clothing > Dresses' }, 'w-dresses'],
    [
      'by the path in other case, as the British write it',
      { googleCategory: 'clothing & accessories>CLOTHING>dresses' },
      'w-dresses',
    ],
    ['by the nearest shelf above', { googleCategory: '5330' }, 'women'],
    [
      'by a path deeper than is known',
      { googleCategory: 'Apparel & Accessories > Shoes > Unheard Of' },
      'shoes',
    ],
    ['for whom it is', { googleCategory: '5598', gender: 'men' }, 'm-coats'],
    [
      'by the word in its name where several fit',
      { googleCategory: '212', gender: 'women', title: 'Skjortor i linne' },
      'w-shirts',
    ],
    ['above those that fit alike', { googleCategory: '212', gender: 'women' }, 'women'],
    ['among what was worn before', { googleCategory: '2271', isUsed: true }, 'p-dresses'],
    ['by the mapping before all', { categories: ['Scarves'], googleCategory: '2271' }, 'w-coats'],
    ['by the last part of the merchant’s path', { categories: ['Things > Scarves'] }, 'w-coats'],
    ['by the merchant’s own categories', { categories: ['Own', 'Own/Deep'] }, 'w-shirts'],
    ['on an open shelf before a hidden one', { categories: ['Sale', 'Own'] }, 'women'],
  ] as const)('%s', (_how, kind, key) => {
    expect(place(kind)?.primary).toBe(key);
  });

  it('and every other shelf that the merchant named', () => {
    expect(place({ categories: ['Own', 'Own/Deep', 'Sale'] })?.all).toEqual([
      'women',
      'w-shirts',
      'hidden',
    ]);
  });

  it.each([
    ['nothing is said', {}],
    ['it is no fashion', { googleCategory: '222' }],
    [
      'the words are unknown',
      { categories: ['Widgets'], googleCategory: 'Sporting Goods > Athletics' },
    ],
    ['the mapping names a shelf that is not there', { categories: ['Hats'] }],
  ])('or none when %s', (_why, kind) => {
    expect(place(kind)).toBeUndefined();
  });
});

describe('Google’s taxonomy', () => {
  it('leads from an id to those above it', () => {
    expect(taxonomyLine('5329')).toEqual([5329, 5441, 1604, 166]);
    expect(taxonomyLine('Luggage & Bags > Backpacks')).toEqual([100, 5181]);
    expect(taxonomyLine('999999')).toEqual([999999]);
    expect(taxonomyLine('')).toEqual([]);
  });

  const file = join(
    import.meta.dirname,
    '../../../../../shared/data/taxonomy/taxonomy-with-ids.en-GB.txt',
  );
  it('has every id where Google has it (compared where its file is at hand)', async () => {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) {
      process.stdout.write('skipped: ../shared/data is not on this machine\n');
      return;
    }
    const google = new Map(
      text.split('\n').flatMap((line) => {
        const [, id, path] = /^(\d+) - (.+)$/.exec(line) ?? [];
        return id && path ? [[Number(id), path.trim()] as const] : [];
      }),
    );
    const wrong = [...taxonomyPaths()]
      .filter(([id, paths]) => !paths.includes(google.get(id) ?? ''))
      .map(([id, paths]) => `${String(id)} ${paths[0] ?? ''} is ${google.get(id) ?? 'unknown'}`);
    expect(wrong).toEqual([]);
  });
});
