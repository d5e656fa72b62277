import { expect, it } from 'vitest';
import { brandNames } from './brandNames.ts';
import { brandViews } from './brandViews.ts';

const brand = (name: string | null, canonicalUrl: string | null = `/b/${String(name)}`) => ({
  name,
  alias: name,
  canonicalUrl,
});

it.each([
  ['sv-SE', ['Ögla', 'Zebra', 'Ärla', 'Åker'], 'Zebra Åker Ärla Ögla'],
  ['da-DK', ['Øst', 'Zebra', 'Åkær', 'Ærø'], 'Zebra Ærø Øst Åkær'],
])('brands are sorted by the rules of %s', (language, names, order) =>
  expect(
    brandViews(
      names.map((name) => brand(name)),
      language,
    )
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order),
);

it('omits brands without a name or a list, and groups the rest by first letter', () => {
  const views = brandViews(
    [brand(null), brand('Lumi'), null, brand('Halm', null), brand('ekdal')],
    'sv-SE',
  );
  expect(views).toEqual([
    { alias: 'ekdal', name: 'ekdal', href: '/b/ekdal' },
    { alias: 'Lumi', name: 'Lumi', href: '/b/Lumi' },
  ]);
  expect(brandNames(views, 'sv-SE').map(({ letter }) => letter)).toEqual(['E', 'L']);
});
