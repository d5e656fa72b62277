import { describe, expect, it } from 'vitest';
import { type FineChunk, nameChunks } from './chunkNames.ts';
import { firstLoadFaults } from './firstLoadRules.ts';

const chunk = (
  fileName: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
): FineChunk => ({ fileName, moduleIds, imports });
const react = '/shop/node_modules/react-dom/client.js';
const plurals = '/shop/node_modules/@messageformat/runtime/esm/plurals.js';
const loads = { shop: ['entry'], home: ['home', 'hero'], list: ['list'], product: ['product'] };
const chunks = [
  chunk('entry.js', ['entry', 'header'], ['react.js']),
  chunk('react.js', [react]),
  chunk('home.js', ['home'], ['card.js', 'react.js']),
  chunk('hero.js', ['hero'], ['react.js']),
  chunk('list.js', ['list'], ['card.js', 'pages.js', 'chips.js']),
  chunk('product.js', ['product'], ['chips.js', 'pages.js', 'card.js']),
  chunk('card.js', ['card', 'price'], ['react.js']),
  chunk('chips.js', ['chips']),
  chunk('pages.js', ['pagination']),
  chunk('dialog.js', ['dialog']),
  chunk('fi.js', ['/shop/storefront/src/languages/generated/fi.js'], ['plurals.js']),
  chunk('widgets-fi.js', ['/shop/widgets/src/languages/generated/fi.js'], ['plurals.js']),
  chunk('fi-cart.js', ['/shop/storefront/src/languages/generated/fi/cart.js'], ['plurals.js']),
  chunk('fi-workbench.js', ['/shop/workbench/src/languages/generated/fi.js'], ['plurals.js']),
  chunk('plurals.js', [plurals]),
];

it('puts each module of a first load into the files of the pages that need it', () => {
  expect(Object.fromEntries(nameChunks(chunks, loads))).toEqual({
    entry: 'shop',
    header: 'shop',
    [react]: 'react',
    home: 'home',
    hero: 'home',
    list: 'list',
    product: 'product',
    card: 'pages',
    price: 'pages',
    chips: 'list-product',
    pagination: 'list-product',
    '/shop/storefront/src/languages/generated/fi.js': 'messages-fi',
    '/shop/widgets/src/languages/generated/fi.js': 'messages-fi',
    [plurals]: 'shop',
  });
});

describe('a first load', () => {
  const holding = (id: string) =>
    firstLoadFaults(
      [
        chunk('entry.js', ['entry'], ['more.js']),
        chunk('more.js', [id]),
        chunk('apart.js', ['/shop/content-schema/src/findings/a.ts']),
      ],
      { shop: ['entry'] },
    );

  it.each([
    ['/shop/content-schema/src/widgets/hero.ts', 'is for editors'],
    ['/shop/content-schema/src/content-service/findDenial.ts', 'is for editors'],
    ['/shop/content-schema/src/generated/widgetShapes.ts', 'is for editors'],
    ['/shop/content-schema/src/read/parseWidget.ts', 'reads what the server has read'],
    ['/shop/workbench/src/frame/PreviewStage.tsx', 'is for editors'],
    [
      '/shop/node_modules/.pnpm/x/node_modules/@radix-ui/react-dialog/dist/index.mjs',
      'is loaded with the overlay',
    ],
    ['/shop/node_modules/styled-components/dist/index.js', 'is replaced by the build'],
    ['/shop/node_modules/graphql/language/parser.mjs', 'reads operations'],
    [
      '/shop/node_modules/react-router/dist/production/index.mjs',
      'is loaded with the first navigation',
    ],
  ])('may not hold %s', (id, why) => expect(holding(id)).toEqual([expect.stringContaining(why)]));

  it.each([
    '/shop/content-schema/src/read/isSafeHref.ts',
    '/shop/content-schema/src/visibility/audience.ts',
    '/shop/design-system/src/components/Button/Button.tsx',
  ])('may hold %s', (id) => expect(holding(id)).toEqual([]));
});
