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
  ['only its name', {}, {}],
  [
    'its own address, with its name hidden',
    { canonicalUrl: '/c/dam', hideTitle: true },
    { href: '/c/dam', isNameHidden: true },
  ],
  ['the page’s description, also in its metadata', { primaryDescription: 'Ull' }, { intro: 'Ull' }],
  [
    'a separate description for its metadata',
    { primaryDescription: 'Ull', meta: { title: 'Damkläder', description: 'Ull och dun' } },
    { intro: 'Ull', title: 'Damkläder', description: 'Ull och dun' },
  ],
  [
    'hidden texts in its metadata',
    { primaryDescription: 'Ull', hideDescription: true },
    { description: 'Ull' },
  ],
  [
    'its sub-categories',
    { subCategories: [{ name: 'Kappor', canonicalUrl: '/c/dam/kappor' }, null] },
    { subCategories: [{ label: 'Kappor', href: '/c/dam/kappor' }] },
  ],
  [
    'its addresses in other sites',
    { alternativeUrls: [{ url: '/c/dame', channelId: 'no' }] },
    { alternates: { no: '/c/dame' } },
  ],
])('a list page has %s', (_, changes, view) =>
  expect(listPageView({ ...info, ...changes })).toEqual({ name: 'Dam', ...view }),
);
