import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseCategory, type CategoryRules } from './chooseCategory.ts';
import { taxonomyLine, taxonomyPaths } from './googleTaxonomy.ts';
import type { ImportCategory } from './importCategory.ts';

/** `key<parent=google name`, one per line; `-` before the name hides the category. */
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

const categories: ReadonlyMap<string, ImportCategory> = new Map(
  tree
    .trim()
    .split('\n')
    .map((line): [string, ImportCategory] => {
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
const rules: CategoryRules = {
  categories,
  map: [
    { for: ['Scarves'], to: 'w-coats' },
    { for: ['Hats'], to: 'nowhere' },
  ],
  findByName: (written) => ({ 'Own/Deep': 'w-shirts', Own: 'women', Sale: 'hidden' })[written],
};
const choose = (kind: Partial<Parameters<typeof chooseCategory>[0]>) =>
  chooseCategory(
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

describe('a product’s category is chosen', () => {
  it.each([
    ['by the id', { googleCategory: '2271' }, 'w-dresses'],
    [
      'by the id with its path',
      { googleCategory: '2271 - Apparel & Accessories > Clothing > Dresses' },
      'w-dresses',
    ],
    ['by the path', { googleCategory: 'Apparel & Accessories > Clothing > Dresses' }, 'w-dresses'],
    [
      'by the path in another case and British spelling',
      { googleCategory: 'clothing & accessories>CLOTHING>dresses' },
      'w-dresses',
    ],
    ['by the nearest ancestor', { googleCategory: '5330' }, 'women'],
    [
      'by the known beginning of a path',
      { googleCategory: 'Apparel & Accessories > Shoes > Unheard Of' },
      'shoes',
    ],
    ['by gender', { googleCategory: '5598', gender: 'men' }, 'm-coats'],
    [
      'by a word in its name where several fit',
      { googleCategory: '212', gender: 'women', title: 'Skjortor i linne' },
      'w-shirts',
    ],
    [
      'as the parent of those that fit equally',
      { googleCategory: '212', gender: 'women' },
      'women',
    ],
    ['among pre-owned goods', { googleCategory: '2271', isUsed: true }, 'p-dresses'],
    ['by the mapping first', { categories: ['Scarves'], googleCategory: '2271' }, 'w-coats'],
    ['by the last part of the merchant’s path', { categories: ['Things > Scarves'] }, 'w-coats'],
    ['by the merchant’s categories', { categories: ['Own', 'Own/Deep'] }, 'w-shirts'],
    ['as a visible category before a hidden one', { categories: ['Sale', 'Own'] }, 'women'],
  ] as const)('%s', (_how, kind, key) => {
    expect(choose(kind)?.primary).toBe(key);
  });

  it('with every other category that the merchant named', () => {
    expect(choose({ categories: ['Own', 'Own/Deep', 'Sale'] })?.all).toEqual([
      'women',
      'w-shirts',
      'hidden',
    ]);
  });

  it.each([
    ['the file has no category', {}],
    ['it is not fashion', { googleCategory: '222' }],
    [
      'its categories are unknown',
      { categories: ['Widgets'], googleCategory: 'Sporting Goods > Athletics' },
    ],
    ['the mapping names a category that does not exist', { categories: ['Hats'] }],
  ])('as undefined when %s', (_why, kind) => {
    expect(choose(kind)).toBeUndefined();
  });
});

describe('Google’s taxonomy', () => {
  it('gives an id with its ancestors', () => {
    expect(taxonomyLine('5329')).toEqual([5329, 5441, 1604, 166]);
    expect(taxonomyLine('Luggage & Bags > Backpacks')).toEqual([100, 5181]);
    expect(taxonomyLine('999999')).toEqual([999999]);
    expect(taxonomyLine('')).toEqual([]);
  });

  const file = join(
    import.meta.dirname,
    '../../../../../shared/data/taxonomy/taxonomy-with-ids.en-GB.txt',
  );
  it('has every id at Google’s path (compared where Google’s file is available)', async () => {
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
