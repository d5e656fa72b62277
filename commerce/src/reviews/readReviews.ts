/** Reads the accepted reviews of a product, the newest first. */
import { sql } from 'kysely';
import type { IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { all, type Queries } from '../database/database.ts';

const mostTaken = 100;

export async function readReviews(queries: Queries, { id, rating }: IndexedProduct, { skip, take }: { skip: number; take: number }) {
  const reviews = await all(
    queries,
    sql<{ rating: number; comment: string; author: string; reviewDate: Date }>`select rating, comment, author, created_at as "reviewDate" from reviews
      where product_id = ${id} and is_accepted order by created_at desc, review_id offset ${Math.max(0, skip)} limit ${Math.min(mostTaken, Math.max(0, take))}`,
  );
  return { count: rating.voteCount, averageRating: rating.score, reviews };
}
