import { expect, it } from 'vitest';
import { reviewsView } from './reviewsView.ts';

const review = {
  rating: 5,
  comment: 'Varm.',
  author: 'Astrid',
  reviewDate: '2026-10-02',
  language: 'sv',
  size: '38',
  height: 172,
  fit: 'AS_EXPECTED' as const,
};
const silent = { ...review, size: null, height: null, fit: null };
const shown = { rating: 5, author: 'Astrid', date: '2026-10-02', comment: 'Varm.', language: 'sv' };
const fitVotes = { small: 1, asExpected: 20, large: 2 };

it.each([
  [
    'the written reviews',
    { count: 38, averageRating: 4.3, fitVotes, reviews: [review, null] },
    {
      count: 38,
      average: 4.3,
      fitVotes,
      reviews: [{ ...shown, size: '38', height: 172, fit: 'AS_EXPECTED' }],
    },
  ],
  [
    'shown without what their authors did not state',
    { count: 1, averageRating: 5, fitVotes: null, reviews: [silent] },
    { count: 1, average: 5, reviews: [shown] },
  ],
  ['nothing if there are none', { count: 0, averageRating: 0, fitVotes: null, reviews: [] }, null],
  ['nothing without a response', null, null],
])('reviews are %s', (_, response, view) => expect(reviewsView(response)).toEqual(view));
