import { expect, it } from 'vitest';
import { menuTrail } from './menuTrail.ts';
import { type MenuLink, menuView } from './menuView.ts';

const item = (label: string | null, changes: object = {}) => ({
  label,
  title: null,
  canonicalUrl: `/${String(label)}`,
  hidden: false,
  order: 0,
  ...changes,
});

it.each([
  [
    'in its order',
    [item('b', { order: 2 }), item('a', { order: 1 })],
    [
      { label: 'a', href: '/a' },
      { label: 'b', href: '/b' },
    ],
  ],
  [
    'by its title if it has no other label',
    [item(null, { title: 'A' })],
    [{ label: 'A', href: '/null' }],
  ],
  [
    'but not one that is hidden, nameless or without a target',
    [item('a', { hidden: true }), item(null), item('b', { canonicalUrl: null }), null],
    [],
  ],
  [
    'with its children',
    [item('a', { children: [item('b', { children: [item('c')] })] })],
    [
      {
        label: 'a',
        href: '/a',
        children: [{ label: 'b', href: '/b', children: [{ label: 'c', href: '/c' }] }],
      },
    ],
  ],
  [
    'without children if all are hidden',
    [item('a', { children: [item('b', { hidden: true })] })],
    [{ label: 'a', href: '/a' }],
  ],
])('a menu has an entry %s', (_, menuItems, links) =>
  expect(menuView({ title: null, menuItems })).toEqual({ links }),
);

it('has its title if it has one, and no links if there is no menu', () => {
  expect(menuView({ title: 'Hjälp', menuItems: null })).toEqual({ title: 'Hjälp', links: [] });
  expect(menuView(null)).toEqual({ links: [] });
});

const link = (href: string, children?: readonly MenuLink[]): MenuLink => ({
  label: href.slice(1),
  href,
  ...(children && { children }),
});
const tree = [
  link('/herr'),
  link('/dam', [link('/dam/skor'), link('/dam/ull', [link('/dam/ull/kappor')])]),
];

it.each([
  ['/dam', []],
  ['/dam/skor', ['dam']],
  ['/dam/ull/kappor', ['dam', 'dam/ull']],
  ['/elsewhere', []],
])('the link to %s is %j', (path, labels) =>
  expect(menuTrail(tree, path)).toEqual(labels.map((label) => ({ label, href: `/${label}` }))),
);
