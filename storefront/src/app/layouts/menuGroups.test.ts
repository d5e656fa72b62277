import { describe, expect, it } from 'vitest';
import type { MenuLink } from '../../features/content/menuView.ts';
import type { Text } from '../../languages/createText.ts';
import { categoryAliasOf } from '../../features/lists/categoryAliasOf.ts';
import { menuGroups } from './menuGroups.ts';

const text = ((key: string) => key) as Text;
const brands = ['Ekdal', 'Fjällbo', 'Halm', 'Lumi', 'Mossa', 'Sund', 'Vide'].map((name) => ({
  alias: name.toLowerCase(),
  name,
  href: `/b/${name.toLowerCase()}`,
}));
const women: MenuLink = {
  label: 'Dam',
  href: '/c/dam',
  children: [{ label: 'Kappor', href: '/c/dam/kappor' }],
};
const groupsOf = (link: MenuLink, changes: Partial<Parameters<typeof menuGroups>[1]> = {}) =>
  menuGroups(link, {
    text,
    locale: 'sv',
    facets: undefined,
    brands,
    reading: [{ label: 'Storleksguide', href: '/storleksguide' }],
    ...changes,
  });
const linksIn = (groups: ReturnType<typeof menuGroups>, title: string) =>
  groups?.find((group) => group.title === `headerMenu.${title}`)?.links.map(({ label }) => label);

describe('the panel of a menu entry', () => {
  it('has its categories first', () => {
    expect(groupsOf(women)?.[0]).toEqual({
      title: 'headerMenu.categories',
      links: [{ href: '/c/dam/kappor', label: 'Kappor' }],
    });
  });

  it('does not exist for an entry without categories', () => {
    expect(groupsOf({ label: 'Nyheter', href: '/nyheter' })).toBeUndefined();
  });

  it('has the six brands that the list has most of, in their own order, then all of them', () => {
    const facets = [
      {
        key: 'brands',
        values: [
          ['b1', 'Vide', 9],
          ['b2', 'Sund', 8],
          ['b3', 'Mossa', 1],
          ['b4', 'Lumi', 7],
          ['b5', 'Halm', 6],
          ['b6', 'Fjällbo', 5],
          ['b7', 'Ekdal', 4],
        ] as const,
      },
    ];
    expect(linksIn(groupsOf(women, { facets }), 'brands')).toEqual([
      'Ekdal',
      'Fjällbo',
      'Halm',
      'Lumi',
      'Sund',
      'Vide',
      'headerMenu.allBrands',
    ]);
  });

  it('has all brands alone until the filters are loaded, and nothing to read where there is nothing', () => {
    const groups = groupsOf(women, { reading: [] });
    expect(linksIn(groups, 'brands')).toEqual(['headerMenu.allBrands']);
    expect(linksIn(groups, 'reading')).toBeUndefined();
  });
});

it.each([
  ['/c/dam', 'dam'],
  ['/c/dam/kappor-jackor', 'kappor-jackor'],
  ['/nyheter', undefined],
  ['https://example.com/c/dam', undefined],
])('the category of %s is %s', (href, alias) => {
  expect(categoryAliasOf(href, 'sv')).toBe(alias);
});
