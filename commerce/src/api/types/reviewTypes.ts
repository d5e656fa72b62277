/** Reviews in the Data API; language, size, height, fit and the fit votes are our own additions. */
import type { FitVotes, IndexedReview } from '../../catalogue/catalogueIndex.ts';
import { reviewFits } from '../../database/stored/storedReview.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';

const ReviewFit = builder.enumType('ReviewFit', { values: reviewFits });

const ProductReviewType = builder.objectRef<IndexedReview>('ProductReviewType').implement({
  fields: (t) => ({
    ...required(t, 'Int', 'rating'),
    ...required(t, 'String', 'comment', 'author', 'language'),
    ...required(t, 'DateTime', 'reviewDate'),
    ...optional(t, 'String', 'size'),
    ...optional(t, 'Int', 'height'),
    fit: t.field({ type: ReviewFit, resolve: ({ fit }) => fit }),
  }),
});

const ReviewFitVotesType = builder.objectRef<FitVotes>('ReviewFitVotesType').implement({
  fields: (t) => required(t, 'Int', 'small', 'asExpected', 'large'),
});

export const ProductReviewResultType = builder
  .objectRef<{
    count: number;
    averageRating: number;
    fitVotes?: FitVotes | undefined;
    reviews: readonly IndexedReview[];
  }>('ProductReviewResultType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Long', 'count'),
      ...required(t, 'Float', 'averageRating'),
      fitVotes: t.field({ type: ReviewFitVotesType, resolve: ({ fitVotes }) => fitVotes }),
      reviews: t.field({
        type: [ProductReviewType],
        nullable: listNullability,
        resolve: ({ reviews }) => reviews,
      }),
    }),
  });
