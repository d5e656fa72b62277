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
    'the day it comes, midnight left unsaid',
    { firstAvailableOn: '2026-12-01T00:00:00.000Z' },
    { availableFrom: '2026-12-01' },
  ],
  [
    'the hour it comes',
    { firstAvailableOn: '2026-12-01T08:00:00Z' },
    { availableFrom: '2026-12-01T08:00:00Z' },
  ],
  ['that nothing is left', { totalStock: { totalStock: 0 } }, { isSoldOut: true }],
  ['nothing of what is there', { totalStock: { totalStock: 1 } }, {}],
  ['what it is below the lowest price', { lowestPrice: lowest(true, 20) }, { percent: 20 }],
  ['no percentage of none', { lowestPrice: lowest(true, 0) }, {}],
  ['no percentage that is not of a reduction', { lowestPrice: lowest(false, 20) }, {}],
  ['the catalogue’s word', { parameterGroups: named('Badge', 'Nyhet') }, { badge: 'Nyhet' }],
])('a badge is chosen from %s', (_, product, view) => expect(badgeView(product)).toEqual(view));

it.each([
  ['2026-11-21', all, 'Kommer snart'],
  ['2026-12-01', all, 'Slutsåld'],
  ['2026-12-01', { ...all, totalStock: null }, '−20 %'],
  ['2026-12-01', { parameterGroups: all.parameterGroups }, 'Nyhet'],
])('on %s the one that matters most is shown', async (day, product, label) => {
  const text = await loadText('sv');
  expect(
    badgesOf(badgeView(product), text, new Date(day)).map((badge) =>
      badge.label.replaceAll('\u00a0', ' '),
    ),
  ).toEqual([label]);
});
