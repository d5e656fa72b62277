import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseReviews,
  countByStars,
  countBySize,
  reviewOrders,
  summariseFit,
} from './chooseReviews.ts';

/** `5@38` is a review of five stars by someone who wore 38, `5@38@nb` in Norwegian; the newest first. */
const read = (notation: string) =>
  notation
    .split(' ')
    .filter(Boolean)
    .map((one, at) => {
      const [stars, size, language = 'sv'] = one.split('@');
      return { rating: Number(stars), date: String(9 - at), language, ...(size && { size }) };
    });
const write = (reviews: readonly { readonly rating: number; readonly size?: string }[]) =>
  reviews.map(({ rating, size }) => [rating, size].filter(Boolean).join('@')).join(' ');

const written = '4@38 5@36 1 5@38 3@38';

it.each([
  ['newest', {}, '4@38 5@36 1 5@38 3@38'],
  ['highest', {}, '5@36 5@38 4@38 3@38 1'],
  ['lowest', {}, '1 3@38 4@38 5@36 5@38'],
  ['newest', { size: '38' }, '4@38 5@38 3@38'],
  ['highest', { size: '38' }, '5@38 4@38 3@38'],
  ['newest', { stars: 5 }, '5@36 5@38'],
  ['newest', { stars: 5, size: '38' }, '5@38'],
  ['lowest', { size: '44' }, ''],
] as const)('the %s first of %o are “%s”', (order, part, shown) =>
  expect(write(chooseReviews(read(written), { ...part, order }, 'sv'))).toBe(shown),
);

const mixed = '5@34@nb 4@36@sv 3@38@da 5@40@sv 3@42@fi';

it.each([
  ['newest', 'sv', '4@36 5@40 5@34 3@38 3@42'],
  ['newest', 'fi', '3@42 5@34 4@36 3@38 5@40'],
  ['newest', 'en', '5@34 4@36 3@38 5@40 3@42'],
  ['highest', 'sv', '5@34 5@40 4@36 3@38 3@42'],
  ['lowest', 'fi', '3@38 3@42 4@36 5@34 5@40'],
] as const)('of several languages the %s first are on a page in “%s” “%s”', (order, own, shown) => {
  expect(write(chooseReviews(read(mixed), { order }, own))).toBe(shown);
  // Also of those that already have a language first.
  const sent = chooseReviews(read(mixed), { order: 'newest' }, own);
  expect(write(chooseReviews(sent, { order }, own))).toBe(shown);
});

it('takes reviews of an unknown language for those of the page', () => {
  const reviews = read('5@34@nb 4@36@sv').map(({ language, ...review }) =>
    language === 'sv' ? review : { ...review, language },
  );
  expect(write(chooseReviews(reviews, { order: 'newest' }, 'sv'))).toBe('4@36 5@34');
});

const someReviews = fc.array(
  fc.record({
    rating: fc.integer({ min: 1, max: 5 }),
    date: fc.constant(''),
    size: fc.constantFrom('34', '36', '38'),
  }),
);

describe('of any reviews', () => {
  it('an order neither adds nor drops any, and those of each size make up all', () => {
    fc.assert(
      fc.property(someReviews, fc.constantFrom(...reviewOrders), (reviews, order) => {
        const all = chooseReviews(reviews, { order }, 'sv');
        expect(all.toSorted(byRating)).toEqual(reviews.toSorted(byRating));
        const counted = countBySize(reviews, []);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
        for (const { size, count } of counted)
          expect(chooseReviews(reviews, { order, size }, 'sv')).toHaveLength(count);
      }),
    );
  });
});
function byRating(
  one: { readonly rating: number; readonly size: string },
  other: { readonly rating: number; readonly size: string },
): number {
  return one.rating - other.rating || one.size.localeCompare(other.size);
}

it('counts the reviews of each number of stars, five first', () => {
  expect(
    countByStars(read('5 5 3 1')).map(({ stars, count }) => `${String(stars)}: ${String(count)}`),
  ).toEqual(['5: 2', '4: 0', '3: 1', '2: 0', '1: 1']);
});

it.each([
  ['36 38 40', '5@40 5@36 4@40', '36: 1, 40: 2'],
  ['36', '5@40 5@36', '36: 1, 40: 1'],
  ['36 38', '5 3', ''],
])('of the sizes %s, those worn in “%s” are %s', (sizes, reviews, counts) =>
  expect(
    countBySize(read(reviews), sizes.split(' '))
      .map(({ size, count }) => `${size}: ${String(count)}`)
      .join(', '),
  ).toBe(counts),
);

it.each([
  // small, as expected, large
  [4, 29, 5, 'asExpected 29 of 38 at 0.51'],
  [3, 0, 0, 'small 3 of 3 at 0'],
  [0, 1, 3, 'large 3 of 4 at 0.88'],
  [2, 2, 0, 'asExpected 2 of 4 at 0.25'],
  [2, 1, 2, 'small 2 of 5 at 0.5'],
  [0, 0, 0, 'asExpected 0 of 0 at 0.5'],
])('of %i, %i and %i votes the verdict is %s', (small, asExpected, large, summary) => {
  const { verdict, count, total, balance } = summariseFit({ small, asExpected, large });
  expect(
    `${verdict} ${String(count)} of ${String(total)} at ${String(Math.round(balance * 100) / 100)}`,
  ).toBe(summary);
});
