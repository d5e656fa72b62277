import { expect, it } from 'vitest';
import { reviewsView } from './reviewsView.ts';

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
