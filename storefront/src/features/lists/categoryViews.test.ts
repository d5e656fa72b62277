import { expect, it } from 'vitest';
import { categoryViews } from './categoryViews.ts';

const category = (alias: string | null, primaryImage: string | null = null) => ({
  alias,
  name: String(alias),
  canonicalUrl: `/c/${String(alias)}`,
  primaryImage,
});

it('contains only the named categories', () => {
  expect(
    categoryViews(
      [category('dam', 'dam.webp'), null, category('herr'), category(null), category('barn')],
      ['barn', 'dam', 'gone'],
    ),
  ).toEqual([
    { alias: 'dam', name: 'dam', href: '/c/dam', picture: 'dam.webp' },
    { alias: 'barn', name: 'barn', href: '/c/barn' },
  ]);
});
