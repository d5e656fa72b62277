import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessages, messageErrors } from './messageRules.ts';

type Code = Readonly<Record<string, string>>;

/** A shop with an entry, two routes and an overlay; each case replaces some of its modules. */
const modules: Code = {
  'app/entry.ts': "import './Header.tsx'; import type { X } from '../routes/Cart.tsx';",
  'app/Header.tsx': "text('header.menu'); const Panel = lazy(() => import('./Panel.tsx'));",
  'app/Panel.tsx': '',
  'routes/Cart.tsx': "import { Lines } from '../features/Lines.tsx'; text('header.menu');",
  'routes/Home.tsx': '',
  'features/Lines.tsx': "text(isEmpty ? 'cart.empty' : 'cart.title');",
};

const keys = [
  'header.menu',
  'cart.empty',
  'cart.title',
  'cart.sort.price',
  'guide.title',
  'guide.text',
  'once.title',
];

const faultsOf = (changed: Code, routes: Readonly<Record<string, readonly string[]>> = {}) =>
  messageErrors({
    modules: new Map(Object.entries({ ...modules, ...changed })),
    entry: 'app/entry.ts',
    routes: { 'routes/Cart.tsx': ['cart'], 'routes/Home.tsx': [], ...routes },
    keys,
    groups: ['cart'],
  });

const without = (root: string, path = root) => [
  `${root} is loaded without the texts of “cart”; ${path} shows them.`,
];
const idle = (root: string) => [`${root} is loaded with the texts of “cart” and shows none.`];

const title = "text('cart.title');";
const menu = "text('header.menu');";
const openPanel = "lazy(() => import('../app/Panel.tsx'));";
const openWithTexts = `${menu} lazy(() => loadWithMessages(['cart'], () => import('./Panel.tsx')));`;
const lazyPanel = `${menu} lazy(() => loadWithMessages(groups, () => import('./Panel.tsx')));`;

describe('the texts of a lazily loaded part', () => {
  it('are loaded with it', () => expect(faultsOf({})).toEqual([]));

  it.each<[string, Code, readonly string[]]>([
    ['on every page', { 'app/Header.tsx': title }, without('app/entry.ts', 'app/Header.tsx')],
    ['on a route', { 'routes/Home.tsx': title }, without('routes/Home.tsx')],
    [
      'through a module that another imports',
      { 'routes/Home.tsx': "export { Lines } from '../features/Lines.tsx';" },
      without('routes/Home.tsx', 'features/Lines.tsx'),
    ],
    [
      'as a value in a table',
      { 'routes/Home.tsx': "const x = { a: 'cart.title' };" },
      without('routes/Home.tsx'),
    ],
    [
      'with a key completed at run time',
      { 'routes/Home.tsx': 'text(`cart.sort.${by}`)' },
      without('routes/Home.tsx'),
    ],
    ['in an overlay', { 'app/Panel.tsx': title }, without('app/Panel.tsx')],
    [
      'in an overlay that is loaded with them',
      { 'app/Panel.tsx': title, 'app/Header.tsx': openWithTexts },
      [],
    ],
    [
      'in an overlay whose groups are not written out',
      { 'app/Panel.tsx': title, 'app/Header.tsx': lazyPanel },
      without('app/Panel.tsx'),
    ],
    [
      'in an overlay of a route that has them',
      {
        'app/Panel.tsx': title,
        'app/Header.tsx': menu,
        'routes/Cart.tsx': `${title} ${openPanel}`,
      },
      [],
    ],
    [
      'in an overlay of two routes, one without them',
      {
        'app/Panel.tsx': title,
        'app/Header.tsx': menu,
        'app/Open.tsx': openPanel,
        'routes/Cart.tsx': `import '../app/Open.tsx'; ${title}`,
        'routes/Home.tsx': "import '../app/Open.tsx';",
      },
      without('app/Panel.tsx'),
    ],
    [
      'on a route that the table of screens imports',
      { 'app/screens.ts': "export const load = () => import('../routes/Cart.tsx');" },
      [],
    ],
    [
      'in types only',
      { 'routes/Home.tsx': "type Title = 'cart.title' | `cart.sort.${string}`;" },
      [],
    ],
  ])('when shown %s', (_where, changed, faults) => expect(faultsOf(changed)).toEqual(faults));

  it('are not loaded with modules that show none of them', () => {
    expect(faultsOf({}, { 'routes/Home.tsx': ['cart'] })).toEqual(idle('routes/Home.tsx'));
    expect(faultsOf({ 'app/Header.tsx': openWithTexts })).toEqual(idle('app/Panel.tsx'));
  });

  it('are a group if only one screen shows them, unless it is a single text', () => {
    expect(faultsOf({ 'routes/Home.tsx': "text('guide.title')" })).toEqual([
      'Texts of “guide” are loaded with every page, but only routes/Home.tsx shows them: make them a group.',
    ]);
    expect(faultsOf({ 'routes/Home.tsx': "text('once.title')" })).toEqual([]);
  });

  it('must have keys whose first part is written out', () =>
    expect(faultsOf({ 'routes/Home.tsx': 'text(`${part}.title`)' })).toEqual([
      'routes/Home.tsx completes a key whose first part is not written out.',
    ]));
});

it('every module of the storefront is loaded with the texts that it shows, and with no others', () =>
  expect(checkMessages(join(import.meta.dirname, '../..'))).toEqual([]));
