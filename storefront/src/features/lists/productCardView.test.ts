import { expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { storyCards } from '../../testing/storyGoods.ts';
import { sites } from '@solvik/addresses';
import { productCardProps } from './productCardProps.ts';
import { productCardView } from './productCardView.ts';

const [se] = sites;
const [, card] = storyCards(se);
if (!card) throw new Error('The shop of stories is empty.');

const nbsp = '\u00a0';
const variant = (productId: number, value: string | null, label: string | null = null) => ({
  productId,
  value,
  label,
});
const price = { selling: { incVat: `899${nbsp}kr`, exVat: `719,20${nbsp}kr` } };
const bare = { alias: 'polo', name: 'Kabelstickad tröja', href: '/p/polo', price };

it.each([
  [
    'contains what it shows',
    card,
    { id: 2, ...bare, brand: 'Lumi', picture: 'jumper.webp', badge: 'Nyhet' },
  ],
  [
    'omits absent parts',
    { ...card, brand: null, productImages: null, parameterGroups: null },
    { id: 2, ...bare },
  ],
  [
    'has its own colour in place of a missing picture',
    {
      ...card,
      brand: null,
      productImages: [],
      parameterGroups: null,
      variantGroup: { variants: [variant(2, '#b08e68')] },
    },
    { id: 2, ...bare, cloth: '#b08e68' },
  ],
  [
    'shows the colours it comes in, its own first; words are no colours',
    {
      ...card,
      brand: null,
      parameterGroups: null,
      variantGroup: {
        variants: [
          variant(1, '#111111', 'Svart'),
          variant(2, '#b08e68', 'Kamel'),
          variant(3, 'blå', 'Blå'),
          variant(4, '#ffffff'),
        ],
      },
    },
    {
      id: 2,
      ...bare,
      picture: 'jumper.webp',
      swatches: [
        ['#b08e68', 'Kamel'],
        ['#111111', 'Svart'],
        ['#ffffff', ''],
      ],
    },
  ],
  [
    'of a related product has no number',
    {
      alias: card.alias,
      name: card.name,
      canonicalUrl: card.canonicalUrl,
      unitPrice: card.unitPrice,
    },
    bare,
  ],
])('a card %s', (_, product, view) => expect(productCardView(product)).toEqual(view));

it('shows four colours at most, and labels all of them', async () => {
  const swatches = [
    ['#111111', 'Svart'],
    ['#222222', 'Grå'],
    ['#333333', ''],
    ['#444444', 'Blå'],
    ['#555555', 'Röd'],
  ] as const;
  const { swatches: shown } = productCardProps(
    { ...bare, swatches },
    { text: await loadText('sv'), now: new Date(0) },
  );
  expect(shown?.colours.map(({ name }) => name)).toEqual(['Svart', 'Grå', '#333333', 'Blå']);
  expect(shown?.more).toBe('+1');
  expect(shown?.label).toContain('Svart, Grå, Blå, Röd');
});
