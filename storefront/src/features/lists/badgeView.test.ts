import { expect, it } from 'vitest';
import { loadText } from '../../languages/loadText.ts';
import { badgesOf } from './badgesOf.ts';
import { badgeView } from './badgeView.ts';

const lowest = (isDiscounted: boolean, discountPercentage: number) => ({
  isDiscounted,
  discountPercentage,
  lowestPriceIncVatFormatted: null,
  lowestPriceExVatFormatted: null,
});
const named = (identifier: string, value: string) => [
  { parameters: [{ identifier, name: null, value }] },
];
const all = {
  firstAvailableOn: '2026-12-01T00:00:00.000Z',
  totalStock: { totalStock: 0 },
  lowestPrice: lowest(true, 20),
  parameterGroups: named('Badge', 'Nyhet'),
};

it.each([
  ['nothing', {}, {}],
  [
    'its release day, midnight omitted',
    { firstAvailableOn: '2026-12-01T00:00:00.000Z' },
    { availableFrom: '2026-12-01' },
  ],
  [
    'its release hour',
    { firstAvailableOn: '2026-12-01T08:00:00Z' },
    { availableFrom: '2026-12-01T08:00:00Z' },
  ],
  ['being sold out', { totalStock: { totalStock: 0 } }, { isSoldOut: true }],
  ['nothing for plain stock', { totalStock: { totalStock: 1 } }, {}],
  ['the percentage below the lowest price', { lowestPrice: lowest(true, 20) }, { percent: 20 }],
  ['no percentage without a lowest price', { lowestPrice: lowest(true, 0) }, {}],
  ['no percentage without a reduction', { lowestPrice: lowest(false, 20) }, {}],
  ['the catalogue’s label', { parameterGroups: named('Badge', 'Nyhet') }, { badge: 'Nyhet' }],
])('a badge is chosen from %s', (_, product, view) => expect(badgeView(product)).toEqual(view));

it.each([
  ['2026-11-21', all, 'Kommer snart'],
  ['2026-12-01', all, 'Slutsåld'],
  ['2026-12-01', { ...all, totalStock: null }, '−20 %'],
  ['2026-12-01', { parameterGroups: all.parameterGroups }, 'Nyhet'],
])('on %s the most important badge is shown', async (day, product, label) => {
  const text = await loadText('sv');
  expect(
    badgesOf(badgeView(product), text, new Date(day)).map((badge) =>
      badge.label.replaceAll('\u00a0', ' '),
    ),
  ).toEqual([label]);
});

it.each(['Nyhet', 'Bästsäljare', 'Samarbete', 'Fler storlekar', 'Petite', 'Outlet'])(
  'the catalogue’s label %s is a badge',
  async (label) => {
    const product = { parameterGroups: named('Badge', label) };
    expect(badgesOf(badgeView(product), await loadText('sv'), new Date())).toEqual([{ label }]);
  },
);
