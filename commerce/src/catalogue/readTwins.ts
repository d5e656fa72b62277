/**
 * A preloved product and the new one that it is a used piece of are twins. The preloved one names
 * the other's article number; several may name the same.
 */
import type { Queries } from '../database/database.ts';
import type { ProductView } from './catalogueReader.ts';

export interface Twins {
  /** Whether these are used pieces of a new product, or the new product of a used one. */
  readonly isPreloved: boolean;
  /** Those that the market sells, the cheapest first. */
  readonly views: readonly ProductView[];
}

/** The twins of a product in its market; none for most products. */
export async function readTwins(
  queries: Queries,
  { indexed, reader }: ProductView,
): Promise<Twins> {
  const { articleNumber, twinArticleNumber } = indexed;
  const isPreloved = !twinArticleNumber;
  const twins = queries.selectFrom('products').select('productId').where('isActive', 'is', true);
  const rows = await (
    twinArticleNumber
      ? twins.where('articleNumber', '=', twinArticleNumber).where('twinArticleNumber', 'is', null)
      : twins.where('twinArticleNumber', '=', articleNumber)
  ).execute();
  const views = await reader.products(rows.map(({ productId }) => productId));
  return {
    isPreloved,
    views: views.toSorted(
      (one, other) => one.price.selling - other.price.selling || one.indexed.id - other.indexed.id,
    ),
  };
}
