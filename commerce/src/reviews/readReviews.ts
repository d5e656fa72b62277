/** Reads the accepted reviews of a product, the newest first. */
import { type IndexedProduct, newestRetained } from '../catalogue/catalogueIndex.ts';
import type { Queries } from '../database/database.ts';

const maxTaken = 100;

interface ReviewPage {
  readonly skip: number;
  readonly take: number;
}

/** Pages within the newest reviews are read from the index, without a query. */
export async function readReviews(
  queries: Queries,
  { id, rating, fitVotes, reviews: newest }: IndexedProduct,
  page: ReviewPage,
) {
  const skip = Math.max(0, page.skip);
  const take = Math.min(maxTaken, Math.max(0, page.take));
  const isIndexed = skip + take <= newestRetained || newest.length < newestRetained;
  const reviews = isIndexed
    ? newest.slice(skip, skip + take)
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
        .orderBy('createdAt', 'desc')
        .orderBy('reviewId')
        .offset(skip)
        .limit(take)
        .execute();
  return { count: rating.voteCount, averageRating: rating.score, fitVotes, reviews };
}
