/** Reads the accepted reviews of a product: those in the language of the request first. */
import type { Locale } from '@solvik/shop';
import {
  type IndexedProduct,
  type IndexedReview,
  newestRetained,
} from '../catalogue/catalogueIndex.ts';
import type { Queries } from '../database/database.ts';

const maxTaken = 100;

interface ReviewPage {
  /** Reviews in this language come before all others, of both the newest first. */
  readonly locale: Locale;
  readonly skip: number;
  readonly take: number;
}

/** Of reviews with the newest first. */
function ownFirst(reviews: readonly IndexedReview[], locale: Locale): readonly IndexedReview[] {
  const isOwn = ({ language }: IndexedReview) => language === locale;
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))];
}

/** Pages within the reviews that the index retains are read without a query. */
export async function readReviews(
  queries: Queries,
  { id, rating, fitVotes, reviews: retained }: IndexedProduct,
  page: ReviewPage,
) {
  const skip = Math.max(0, page.skip);
  const take = Math.min(maxTaken, Math.max(0, page.take));
  const isIndexed = skip + take <= newestRetained || retained.length === rating.voteCount;
  const reviews = isIndexed
    ? ownFirst(retained, page.locale).slice(skip, skip + take)
    : await queries
        .selectFrom('reviews')
        .select([
          'rating',
          'comment',
          'author',
          'size',
          'height',
          'fit',
          'locale as language',
          'createdAt as reviewDate',
        ])
        .where('productId', '=', id)
        .where('isAccepted', 'is', true)
        .orderBy((review) => review('locale', '=', page.locale), 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('reviewId')
        .offset(skip)
        .limit(take)
        .execute();
  return { count: rating.voteCount, averageRating: rating.score, fitVotes, reviews };
}
