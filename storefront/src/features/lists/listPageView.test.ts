import { expect, it } from 'vitest';
import { listPageView } from './listPageView.ts';

const info = {
  name: 'Dam',
  hideTitle: false,
  hideDescription: false,
  canonicalUrl: null,
  primaryDescription: null,
  meta: null,
  subCategories: null,
  alternativeUrls: null,
};

it.each([
  ['its name alone', {}, {}],
  [
    'its own address, and that its name is not shown',
    { canonicalUrl: '/c/dam', hideTitle: true },
    { href: '/c/dam', isNameHidden: true },
  ],
  [
    'what the page says, which is said elsewhere too',
    { primaryDescription: 'Ull' },
    { intro: 'Ull' },
  ],
  [
    'what is said elsewhere instead',
    { primaryDescription: 'Ull', meta: { title: 'Damkläder', description: 'Ull och dun' } },
    { intro: 'Ull', title: 'Damkläder', description: 'Ull och dun' },
  ],
  [
    'what the page hides, for elsewhere',
    { primaryDescription: 'Ull', hideDescription: true },
    { description: 'Ull' },
  ],
  [
    'its shelves',
    { subCategories: [{ name: 'Kappor', canonicalUrl: '/c/dam/kappor' }, null] },
    { shelves: [{ label: 'Kappor', href: '/c/dam/kappor' }] },
  ],
  [
    'its addresses in other fronts',
    { alternativeUrls: [{ url: '/c/dame', channelId: 'no' }] },
    { alternates: { no: '/c/dame' } },
  ],
])('a list’s page has %s', (_, changes, view) =>
  expect(listPageView({ ...info, ...changes })).toEqual({ name: 'Dam', ...view }),
);
