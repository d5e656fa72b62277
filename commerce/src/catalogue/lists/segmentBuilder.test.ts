import { describe, expect, it } from 'vitest';
import type { IndexedProduct } from '../catalogueIndex.ts';
import { inTurns } from '../../nextTurn.ts';
import { createSegmentBuilder, mergeSegments, segmentInTurns } from './segmentBuilder.ts';
import { segmentOf } from './segmentProduct.ts';
import { createSegmentView, withoutStyles } from './segmentView.ts';

const products = Array.from({ length: 90 }, (_, at): IndexedProduct => ({
  id: at + 1,
  rowVersion: '1',
  key: `key ${at}`,
  groupKey: at % 3 === 0 ? `style ${at % 7}` : null,
  name: {},
  articleNumber: `A${at}`,
  brandId: null,
  facets: [`c-${at % 4}`, `b-${at % 5}`],
  prices: { se: { regular: 10_000 + at, selling: 9000 + at, lowestPrior: null } },
  campaignIds: at % 9 === 0 ? [3] : [],
  firstAvailableOn: at * 1000,
  soldCount: at % 11,
  rating: { score: at % 5, voteCount: at % 3 },
  reviews: [],
}));

describe('the large segment', () => {
  it('is the same from a worker as from this thread, in memory that threads share', async () => {
    const builder = createSegmentBuilder({ max: 10 });
    for (let at = 0; at < products.length; at += 20) builder.add(products.slice(at, at + 20));
    const built = await builder.build();
    expect(built).toEqual(segmentOf(products));
    expect(built.ids.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it.each([10, 100])(
    'is the same when %i products at most are built on this thread',
    async (max) => {
      expect(await segmentInTurns(products, { max })).toEqual(segmentOf(products));
    },
  );

  it('of no products has no rows', async () => {
    const segment = await createSegmentBuilder().build();
    expect([segment.rows, segment.styles, segment.facetIds]).toEqual([0, 0, []]);
  });
});

describe('segments merged by a worker', () => {
  it('have the products of each that count, in memory that threads share', async () => {
    const [base, recent] = [products.slice(0, 60), products.slice(60)].map((own) =>
      createSegmentView(segmentOf(own)),
    );
    if (!base || !recent) throw new Error('There are two views.');
    const [gone] = products;
    if (!gone) throw new Error('There are products.');
    const left = await withoutStyles(base, inTurns([gone.id], 1));
    const merged = await mergeSegments([left, recent]);
    const styleOf = ({ groupKey, key }: IndexedProduct) => groupKey ?? key;
    const counted = products.filter((each, at) => at >= 60 || styleOf(each) !== styleOf(gone));
    expect([...merged.ids].filter(Boolean).toSorted((a, b) => a - b)).toEqual(
      counted.map(({ id }) => id),
    );
    expect(merged.ids.buffer).toBeInstanceOf(SharedArrayBuffer);
  });
});
