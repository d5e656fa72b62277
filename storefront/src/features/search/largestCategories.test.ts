import { describe, expect, it } from 'vitest';
import { parseNavigation } from '../../search-api/parseNavigation.ts';
import { largestCategories } from './largestCategories.ts';

type Node = readonly [title: string, count: number, below?: readonly Node[]];
const tree = (nodes: readonly Node[], path = '/c'): object[] =>
  nodes.map(([title, count, below = []]) => {
    const link = `${path}/${title.toLowerCase()}`;
    return { title, count, link, pageReference: link, children: tree(below, link) };
  });
const categories = (nodes: readonly Node[], limit = 10) =>
  largestCategories(parseNavigation({ navigation: tree(nodes) }), limit);

describe('the largest categories', () => {
  it('are those without others below them, by their products', () => {
    const found = categories([
      [
        'Dam',
        90,
        [
          ['Kappor', 20],
          [
            'Skor',
            60,
            [
              ['Stövlar', 40],
              ['Sandaler', 0],
            ],
          ],
        ],
      ],
      ['Herr', 30, [['Skjortor', 30]]],
      ['Väskor', 80],
    ]);
    expect(found).toEqual([
      { title: 'Väskor', href: '/c/väskor', count: 80 },
      { title: 'Stövlar', href: '/c/dam/skor/stövlar', count: 40 },
      { title: 'Skjortor', href: '/c/herr/skjortor', count: 30 },
      { title: 'Kappor', href: '/c/dam/kappor', count: 20 },
    ]);
  });

  it('are as many as requested', () => {
    expect(
      categories(
        [
          [
            'Dam',
            3,
            [
              ['A', 3],
              ['B', 2],
              ['C', 1],
            ],
          ],
        ],
        2,
      ),
    ).toHaveLength(2);
  });

  it('name the category above where two have the same title', () => {
    const found = categories([
      [
        'Dam',
        3,
        [
          ['Skor', 3],
          ['Kappor', 1],
        ],
      ],
      ['Herr', 2, [['Skor', 2]]],
    ]);
    expect(found.map(({ title, parentTitle }) => [title, parentTitle])).toEqual([
      ['Skor', 'Dam'],
      ['Skor', 'Herr'],
      ['Kappor', undefined],
    ]);
  });
});

describe('a response that is no tree', () => {
  it.each([
    ['nothing', undefined],
    ['a text', { navigation: 'dam' }],
    ['a node without a title', { navigation: [{ link: '/c/dam', count: 1 }] }],
    ['an address elsewhere', { navigation: [{ title: 'Dam', link: '//evil.example' }] }],
  ])('has no categories: %s', (_, body) => {
    expect(parseNavigation(body)).toEqual([]);
  });
});
