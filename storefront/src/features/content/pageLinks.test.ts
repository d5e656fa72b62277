import { expect, it } from 'vitest';
import { pageLinks } from './pageLinks.ts';

it.each([
  [
    { id: 1, name: 'about', title: 'Om oss', alias: 'om-oss', canonicalUrl: '/om' },
    { id: 1, alias: 'om-oss', label: 'Om oss', href: '/om' },
  ],
  [
    { id: 2, name: 'about', title: null, alias: 'om-oss', canonicalUrl: null },
    { id: 2, alias: 'om-oss', label: 'about', href: '/om-oss' },
  ],
])('a page links to its own address by its title: %j', (page, link) =>
  expect(pageLinks([null, page])).toEqual([link]),
);
