import { expect, it } from 'vitest';
import { countByStars, reviewsView } from './reviewsView.ts';

const review = { rating: 5, comment: 'Varm.', author: 'Astrid', reviewDate: '2026-10-02' };

it.each([
  [
    'the written reviews',
    { count: 38, averageRating: 4.3, reviews: [review, null] },
    {
      count: 38,
      average: 4.3,
      reviews: [{ rating: 5, author: 'Astrid', date: '2026-10-02', comment: 'Varm.' }],
    },
  ],
  ['nothing if there are none', { count: 0, averageRating: 0, reviews: [] }, null],
  ['nothing without a response', null, null],
])('reviews are %s', (_, response, view) => expect(reviewsView(response)).toEqual(view));

it('counts the reviews of each number of stars, five first', () => {
  const reviews = [5, 5, 3, 1].map((rating) => ({ rating }));
  expect(countByStars(reviews).map(({ stars, count }) => `${stars}: ${count}`)).toEqual([
    '5: 2',
    '4: 0',
    '3: 1',
    '2: 0',
    '1: 1',
  ]);
});
