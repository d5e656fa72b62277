import { expect, it } from 'vitest';
import { storyProduct } from '../../testing/storyGoods.ts';
import { sites } from '@solvik/addresses';
import { productView } from './productView.ts';

const [se] = sites;
const coat = storyProduct(se, [
  ['36', 20],
  ['38', 3],
  ['42', 0],
]);
const view = productView(coat);

it('contains what its page shows, by the page’s names', () => {
  const nbsp = '\u00a0';
  expect(view).toEqual({
    id: 1,
    alias: 'alma',
    name: 'Lång ullkappa Alma',
    brand: 'Tjärn',
    href: '/p/alma',
    articleNumber: 'TJ-1001',
    categoryId: 2,
    pictures: ['coat-front.webp', 'coat-back.webp', 'coat-detail.webp', 'coat-second.webp'],
    pictureViews: ['front', 'back', 'detail', 'second'],
    price: {
      selling: { incVat: `1${nbsp}999${nbsp}kr`, exVat: `1${nbsp}599,20${nbsp}kr` },
      regular: { incVat: `2${nbsp}499${nbsp}kr`, exVat: `1${nbsp}999,20${nbsp}kr` },
      lowest: { incVat: `2${nbsp}499${nbsp}kr`, exVat: `1${nbsp}999,20${nbsp}kr` },
    },
    amount: 1999,
    percent: 20,
    sizes: [
      { skuId: 100, name: '36', stock: 20, state: 'IN_STOCK' },
      { skuId: 101, name: '38', stock: 3, state: 'FEW_LEFT' },
      { skuId: 102, name: '42', stock: 0, state: 'OUT_OF_STOCK' },
    ],
    style: 1,
    colour: 'Kamel',
    colours: [
      { id: 1, alias: 'alma', href: '/p/alma', name: 'Kamel', picture: 'coat-front.webp' },
      { id: 2, alias: 'alma-1', href: '/p/alma-1', name: 'Kamel', picture: 'coat-black.webp' },
      { id: 3, alias: 'alma-2', href: '/p/alma-2', name: 'Kamel', picture: 'coat-sage.webp' },
    ],
    crumbs: [{ label: 'Kappor & jackor', href: '/c/2' }],
    prices: [
      { date: '2026-06-01', regular: 2499, selling: 2499 },
      { date: '2026-11-14', regular: 2499, selling: 1999 },
    ],
    rating: { score: 4.3, count: 38 },
    about: 'Rak kappa i italiensk ull, tät nog för vind och mjuk nog för en lång dag.',
    facts: [{ term: 'Material', details: 'Ull 80 %, polyamid 20 %' }],
  });
});

it.each([
  ['missing ratings', { rating: { score: 0, voteCount: 0 } }, 'rating'],
  ['a breadcrumb without a target', { breadcrumbs: [{ name: 'Kappor', url: null }] }, 'crumbs'],
  [
    'colours without a page',
    {
      variantGroup: {
        variantGroupId: 1,
        variants: [
          {
            productId: 2,
            value: null,
            label: 'Svart',
            alias: null,
            canonicalUrl: null,
            primaryImage: null,
          },
        ],
      },
    },
    'colours',
  ],
  [
    'hidden facts',
    {
      parameterGroups: [
        { parameters: [{ identifier: 'x', name: 'x', label: 'x', value: 'x', show: false }] },
      ],
    },
    'facts',
  ],
  ['empty texts', { texts: null }, 'about'],
])('leaves out %s', (_, changes, name) => {
  expect(view).toHaveProperty(name);
  expect(productView({ ...coat, ...changes })).not.toHaveProperty(name);
});

it('contains the colour of the cloth if there is no picture, and of its variants’', () => {
  const variants = (coat.variantGroup?.variants ?? []).map(
    (variant) => variant && { ...variant, primaryImage: null },
  );
  const bare = productView({
    ...coat,
    productImages: null,
    variantGroup: { variantGroupId: 1, variants },
  });
  expect(bare.cloth).toBe('#b08e68');
  expect(bare.colours?.map(({ cloth }) => cloth)).toEqual(['#b08e68', '#33312f', '#8d9a80']);
});

it('contains its addresses in other sites, and its description for sharing', () => {
  expect(
    productView({
      ...coat,
      alternativeUrls: [{ url: '/p/kaape', channelId: 'no' }],
      meta: { description: 'Ull' },
    }),
  ).toMatchObject({ alternates: { no: '/p/kaape' }, description: 'Ull' });
});

it('has the condition of a preloved product, in words', () => {
  const condition = {
    identifier: 'Condition',
    name: 'Condition',
    label: 'Skick',
    value: 'Som ny',
    show: true,
  };
  const worn = { ...coat, parameterGroups: [{ parameters: [condition] }] };
  expect([productView(worn).condition, view.condition]).toEqual(['Som ny', undefined]);
});
