import type { LinkTarget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { localiseTargets } from './localiseTargets.ts';

const targets: readonly LinkTarget[] = [
  {
    kind: 'category',
    key: 'women-knitwear',
    name: { sv: 'Stickat' },
    path: {
      sv: '/c/dam/stickat',
      nb: '/c/dame/strikk',
      da: '/c/dame/strik',
      fi: '/c/naiset/neuleet',
    },
  },
  {
    kind: 'route',
    key: 'newProducts',
    name: {},
    path: { sv: '/nyheter', nb: '/nyheter', da: '/nyheder', fi: '/uutuudet' },
  },
];
const inAllLanguages = <T>(value: T) => ({ sv: value, nb: value, da: value, fi: value });

it.each<[string, object, object]>([
  [
    'a link',
    { link: inAllLanguages({ label: 'A', href: '/nyheter' }) },
    {
      link: {
        sv: { label: 'A', href: '/nyheter' },
        nb: { label: 'A', href: '/nyheter' },
        da: { label: 'A', href: '/nyheder' },
        fi: { label: 'A', href: '/uutuudet' },
      },
    },
  ],
  [
    'links of a list',
    { links: [{ link: inAllLanguages({ label: 'A', href: '/c/dam/stickat' }) }] },
    {
      links: [
        {
          link: {
            sv: { label: 'A', href: '/c/dam/stickat' },
            nb: { label: 'A', href: '/c/dame/strikk' },
            da: { label: 'A', href: '/c/dame/strik' },
            fi: { label: 'A', href: '/c/naiset/neuleet' },
          },
        },
      ],
    },
  ],
  [
    'a query of the catalogue',
    { query: inAllLanguages({ category: 'stickat', take: 4 }) },
    {
      query: {
        sv: { category: 'stickat', take: 4 },
        nb: { category: 'strikk', take: 4 },
        da: { category: 'strik', take: 4 },
        fi: { category: 'neuleet', take: 4 },
      },
    },
  ],
  [
    'running text',
    {
      body: inAllLanguages([
        { kind: 'paragraph', text: ['A ', { kind: 'link', text: 'B', href: '/nyheter' }] },
      ]),
    },
    {
      body: Object.fromEntries(
        [
          ['sv', '/nyheter'],
          ['nb', '/nyheter'],
          ['da', '/nyheder'],
          ['fi', '/uutuudet'],
        ].map(([language, href]) => [
          language,
          [{ kind: 'paragraph', text: ['A ', { kind: 'link', text: 'B', href }] }],
        ]),
      ),
    },
  ],
  [
    'markup',
    { markup: inAllLanguages('<p><a href="/nyheter">A</a> <a href="/borta">/nyheter</a></p>') },
    {
      markup: Object.fromEntries(
        [
          ['sv', '/nyheter'],
          ['nb', '/nyheter'],
          ['da', '/nyheder'],
          ['fi', '/uutuudet'],
        ].map(([language, href]) => [
          language,
          `<p><a href="${href}">A</a> <a href="/borta">/nyheter</a></p>`,
        ]),
      ),
    },
  ],
  [
    'shelves',
    { tiles: [{ category: inAllLanguages('stickat') }] },
    { tiles: [{ category: { sv: 'stickat', nb: 'strikk', da: 'strik', fi: 'neuleet' } }] },
  ],
  [
    'an entry unknown to the shop',
    {
      link: inAllLanguages({ label: 'A', href: '/borta' }),
      tiles: [{ category: inAllLanguages('borta') }],
    },
    {
      link: inAllLanguages({ label: 'A', href: '/borta' }),
      tiles: [{ category: inAllLanguages('borta') }],
    },
  ],
  [
    'a link without a target',
    { heading: inAllLanguages('stickat'), tone: 'tint', count: 4, figure: { '*': '/nyheter' } },
    { heading: inAllLanguages('stickat'), tone: 'tint', count: 4, figure: { '*': '/nyheter' } },
  ],
])('gives %s the address of each language', (_what, fields, expected) =>
  expect(localiseTargets(fields as never, targets)).toEqual(expected),
);
