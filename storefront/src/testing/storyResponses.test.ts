import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyArea, storyList, storyWidget } from './storyResponses.ts';

const rows = [
  [storyWidget('selling-points', 'Four figures')],
  [storyWidget('offers', 'Voucher')],
  [storyWidget('size-guide', 'Women')],
];

it.each([
  [0, '799', 'kronor, sedan är frakten fri', '25 kr', 'Dam'],
  [1, '799', 'kroner, så er frakten fri', '25 kr', 'Dame'],
  [2, '599', 'kroner, så er fragten fri', '25 kr.', 'Dame'],
  [3, '79', 'euroa, sitten toimitus on ilmainen', '2,50 €', 'Naiset'],
])('renders content as the site with that number: %i', (at, figure, caption, voucher, table) => {
  const [points, offer, guide] = storyArea(rows, { site: sites[at] }).containers.map(
    ({ widgets }) => JSON.parse(widgets[0]?.configuration ?? '{}') as Record<string, never>,
  );
  expect(points).toMatchObject({ figures: [{}, { figure, caption }, {}, {}] });
  expect(`${String(offer?.['figure'])} ${String(offer?.['unit'])}`).toBe(voucher);
  expect(guide).toMatchObject({ tables: [{ caption: table }] });
});

it('offers prices in the site’s own currency', () => {
  expect(sites.map((site) => storyList(site).filters.price)).toEqual([
    { lowest: 199, highest: 2499 },
    { lowest: 199, highest: 2499 },
    { lowest: 199, highest: 2499 },
    { lowest: 19.9, highest: 249.9 },
  ]);
});
