/** Reads the accepted reviews of a product, the newest first. */
import { sql } from 'kysely';
import {
  type IndexedProduct,
  type IndexedReview,
  newestKept,
} from '../catalogue/catalogueIndex.ts';
import { all, type Queries } from '../database/database.ts';

const mostTaken = 100;

interface ReviewPage {
  readonly skip: number;
  readonly take: number;
}

/** What the index holds is not requested from the database again. */
export async function readReviews(
  queries: Queries,
  { id, rating, reviews: newest }: IndexedProduct,
  page: ReviewPage,
) {
  const skip = Math.max(0, page.skip);
  const take = Math.min(mostTaken, Math.max(0, page.take));
  const isIndexed = skip + take <= newestKept || newest.length < newestKept;
  const reviews = isIndexed
    ? newest.slice(skip, skip + take)
    : await all(
        queries,
        sql<IndexedReview>`select rating, comment, author, created_at as "reviewDate" from reviews
      where product_id = ${id} and is_accepted order by created_at desc, review_id offset ${skip} limit ${take}`,
      );
  return { count: rating.voteCount, averageRating: rating.score, reviews };
}
