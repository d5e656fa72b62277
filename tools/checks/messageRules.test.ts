import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessages, messageFaults } from './messageRules.ts';

/** A shop of an entry, two routes and an overlay; each case writes some of its modules anew. */
const modules = {
  'app/entry.ts': "import './Header.tsx'; import type { X } from '../routes/Cart.tsx';",
  'app/Header.tsx': "text('header.menu'); const Panel = lazy(() => import('./Panel.tsx'));",
  'app/Panel.tsx': '',
  'routes/Cart.tsx': "import { Lines } from '../features/Lines.tsx'; text('header.menu');",
  'routes/Home.tsx': '',
  'features/Lines.tsx': "text(isEmpty ? 'cart.empty' : 'cart.title');",
};

const faultsOf = (changed: Readonly<Record<string, string>>, routes: Readonly<Record<string, readonly string[]>> = {}) =>
  messageFaults({
    modules: new Map(Object.entries({ ...modules, ...changed })),
    entry: 'app/entry.ts',
    routes: { 'routes/Cart.tsx': ['cart'], 'routes/Home.tsx': [], ...routes },
    keys: ['header.menu', 'cart.empty', 'cart.title', 'cart.sort.price', 'guide.title', 'guide.text', 'once.title'],
    groups: ['cart'],
  });

const without = (root: string, part: string, path = root) => `${root} is loaded without the texts of “${part}”, which ${path} shows.`;

const panelWith = (groups: string) => `text('header.menu'); const Panel = lazy(() => loadWithMessages(${groups}, () => import('./Panel.tsx')));`;

describe('the texts of a part', () => {
  it('are loaded with it', () => expect(faultsOf({})).toEqual([]));

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['on every page', { 'app/Header.tsx': "text('cart.title')" }, [without('app/entry.ts', 'cart', 'app/Header.tsx')]],
    ['on a route', { 'routes/Home.tsx': "text('cart.title')" }, [without('routes/Home.tsx', 'cart')]],
    ['through a module that another imports', { 'routes/Home.tsx': "export { Lines } from '../features/Lines.tsx';" }, [without('routes/Home.tsx', 'cart', 'features/Lines.tsx')]],
    ['as a value in a table', { 'routes/Home.tsx': "const titles = { cart: 'cart.title' } as const;" }, [without('routes/Home.tsx', 'cart')]],
    ['with a key that is completed at run time', { 'routes/Home.tsx': 'text(`cart.sort.${by}`)' }, [without('routes/Home.tsx', 'cart')]],
    ['in an overlay', { 'app/Panel.tsx': "text('cart.title')" }, [without('app/Panel.tsx', 'cart')]],
    ['in an overlay that is loaded with them', { 'app/Panel.tsx': "text('cart.title')", 'app/Header.tsx': panelWith("['cart']") }, []],
    ['in an overlay of a route that has them', { 'routes/Cart.tsx': "text('cart.title'); lazy(() => import('../app/Panel.tsx'))", 'app/Panel.tsx': "text('cart.title')", 'app/Header.tsx': "text('header.menu')" }, []],
    ['in an overlay of two routes, one without them', { 'app/Open.tsx': "import('./Panel.tsx')", 'routes/Cart.tsx': "import '../app/Open.tsx'; text('cart.title')", 'routes/Home.tsx': "import '../app/Open.tsx'", 'app/Panel.tsx': "text('cart.title')", 'app/Header.tsx': "text('header.menu')" }, [without('app/Panel.tsx', 'cart')]],
    ['in types alone', { 'routes/Home.tsx': "type Title = 'cart.title' | `cart.sort.${string}`;" }, []],
    ['in the editors’ room, which has its own', { 'routes/Home.tsx': "import '../features/workbench/Room.tsx';", 'features/workbench/Room.tsx': "text('cart.title')" }, []],
  ])('when shown %s', (_where, changed, faults) => expect(faultsOf(changed)).toEqual(faults));

  it('are not loaded with what shows none of them', () => {
    expect(faultsOf({}, { 'routes/Home.tsx': ['cart'] })).toEqual(['routes/Home.tsx is loaded with the texts of “cart” and shows none.']);
    expect(faultsOf({ 'app/Header.tsx': panelWith("['cart']") })).toEqual(['app/Panel.tsx is loaded with the texts of “cart” and shows none.']);
  });

  it('are a group where one screen alone shows them, unless it is a single text', () => {
    expect(faultsOf({ 'routes/Home.tsx': "text('guide.title')" })).toEqual(['Texts of “guide” come with every page, and only routes/Home.tsx shows them: make them a group.']);
    expect(faultsOf({ 'routes/Home.tsx': "text('once.title')" })).toEqual([]);
  });

  it('can be read from their keys', () =>
    expect(faultsOf({ 'routes/Home.tsx': 'text(`${part}.title`)' })).toEqual(['routes/Home.tsx completes a key whose first part is not written out.']));
});

it('each part of the storefront is loaded with the texts that it shows, and with no others', () =>
  expect(checkMessages(join(import.meta.dirname, '../..'))).toEqual([]));
