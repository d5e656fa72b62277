/** Reads the stored words of products, page by page, so that other queries run between them. */
import type { Locale } from '@solvik/shop';
import { anyOf } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import type { SearchRow } from './searchSegment.ts';

const pageSize = 1_000;

const select = (queries: Queries, locale: Locale) =>
  queries
    .selectFrom('searchDocuments as d')
    .innerJoin('products as p', 'p.productId', 'd.productId')
    .select([
      'd.productId',
      'p.soldCount',
      'd.name',
      'd.about',
      'd.category',
      'd.text',
      'd.articles',
    ])
    .where('d.locale', '=', locale)
    .where('p.isActive', 'is', true);

/** All products on sale, in pages. */
export async function* readAllRows(
  queries: Queries,
  locale: Locale,
): AsyncGenerator<readonly SearchRow[]> {
  for (let last = 0; ;) {
    const page = await select(queries, locale)
      .where('d.productId', '>', last)
      .orderBy('d.productId')
      .limit(pageSize)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.productId ?? last;
  }
}

export const readRowsOf = (
  queries: Queries,
  { locale, ids }: { readonly locale: Locale; readonly ids: readonly number[] },
): Promise<readonly SearchRow[]> =>
  select(queries, locale).where('d.productId', '=', anyOf(ids)).execute();
