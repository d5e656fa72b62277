/**
 * The search index of one language: a large segment, and a small one of the products that have
 * changed since it was built. Old segments are served while new ones are built.
 */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { chunked } from '../../database/bulk.ts';
import { changesAfter, readClock } from '../../database/changeClock.ts';
import type { Queries } from '../../database/database.ts';
import { headLists, readHeadNames } from '../readCompoundHeads.ts';
import { synonymWords } from '../synonyms.ts';
import { collectSegment } from './buildSearchSegment.ts';
import { readAllRows, readRowsOf } from './readSearchRows.ts';
import { createSearchSegmentBuilder } from './searchSegmentBuilder.ts';
import type { HeadWords, SearchSegment } from './searchSegment.ts';

export interface LanguageIndex {
  /** The version of the catalogue that it holds. */
  readonly version: string;
  /** By the database's clock, before it was read. */
  readonly since: Date;
  readonly large: SearchSegment;
  readonly recent: SearchSegment;
  /** Products of the large segment that the recent one has, or that have left. */
  readonly left: ReadonlySet<number>;
  readonly heads: HeadWords;
}

/** Changed products that are searched on their own; more of them call for a new large segment. */
export const maxRecent = 2_000;

/** Rows that are read in one statement: some 10 ms to parse. */
const rowsAtOnce = 500;

const emptySegment = (locale: Locale, heads: HeadWords) => collectSegment(locale).build(heads);

export async function readHeads(queries: Queries, locale: Locale): Promise<HeadWords> {
  const { categories, colours, products } = headLists(locale, await readHeadNames(queries));
  return {
    categories,
    all: [...new Set([...colours, ...categories, ...products, ...synonymWords(locale)])],
  };
}

export interface IndexedLanguage {
  readonly queries: Queries;
  readonly locale: Locale;
  readonly catalogue: CatalogueIndex;
}

export async function buildLanguage({
  queries,
  locale,
  catalogue,
}: IndexedLanguage): Promise<LanguageIndex> {
  const since = await readClock(queries);
  const builder = createSearchSegmentBuilder(locale);
  for await (const page of readAllRows(queries, locale)) builder.add(page);
  const heads = await readHeads(queries, locale);
  return {
    version: catalogue.version,
    since,
    large: await builder.build(heads),
    recent: emptySegment(locale, heads),
    left: new Set(),
    heads,
  };
}

/** Products whose words, sales or status may have changed; at most one more than `maxRecent`. */
export async function readChangedIds(
  { queries, locale }: Pick<IndexedLanguage, 'queries' | 'locale'>,
  since: Date,
): Promise<number[]> {
  const start = changesAfter(since);
  const rows = await queries
    .selectFrom('searchDocuments')
    .select('productId')
    .where('locale', '=', locale)
    .where('updatedAt', '>', start)
    .union(({ selectFrom }) =>
      selectFrom('products').select('productId').where('changedAt', '>', start),
    )
    .limit(maxRecent + 1)
    .execute();
  return rows.map(({ productId }) => productId);
}

export type LanguageChanges = Pick<LanguageIndex, 'since' | 'left'>;

/** What has left the large segment by now; too much for a small one if it is over `maxRecent`. */
export async function readChanges(
  earlier: LanguageIndex,
  indexed: IndexedLanguage,
): Promise<LanguageChanges> {
  const since = await readClock(indexed.queries);
  const changed = await readChangedIds(indexed, earlier.since);
  return { since, left: new Set([...earlier.left, ...changed]) };
}

/** The index with the products that have changed since it was read. */
export async function updateLanguage(
  earlier: LanguageIndex,
  { queries, locale, catalogue }: IndexedLanguage,
  changes: LanguageChanges,
): Promise<LanguageIndex> {
  const builder = createSearchSegmentBuilder(locale);
  for (const ids of chunked([...changes.left], rowsAtOnce))
    builder.add(await readRowsOf(queries, { locale, ids }));
  const recent = await builder.build(earlier.heads);
  return { ...earlier, ...changes, version: catalogue.version, recent };
}
