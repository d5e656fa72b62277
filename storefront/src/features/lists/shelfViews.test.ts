import { expect, it } from 'vitest';
import { shelfViews } from './shelfViews.ts';

const shelf = (alias: string | null, primaryImage: string | null = null) => ({
  alias,
  name: String(alias),
  canonicalUrl: `/c/${String(alias)}`,
  primaryImage,
});

it('holds the categories that are named, and no other', () => {
  expect(
    shelfViews(
      [shelf('dam', 'dam.webp'), null, shelf('herr'), shelf(null), shelf('barn')],
      ['barn', 'dam', 'gone'],
    ),
  ).toEqual([
    { alias: 'dam', name: 'dam', href: '/c/dam', picture: 'dam.webp' },
    { alias: 'barn', name: 'barn', href: '/c/barn' },
  ]);
});
