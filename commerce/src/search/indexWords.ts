/** Writes the words that the search index is built from: a document per product and language. */
import { byLocale, type Locale, locales, type Localised } from '@solvik/shop';
import { facetPrefix } from '@solvik/shop-rules';
import { sql } from 'kysely';
import { anyOf, chunked, insertRows } from '../database/bulk.ts';
import { inTransaction, type Database, type Queries } from '../database/database.ts';
import { localise } from '../markets/localise.ts';
import { nextTurn } from '../nextTurn.ts';
import { sortWords, wordSorter, type WordSorter } from './documentWords.ts';
import { foldedWords } from './foldWords.ts';
import { readCompoundHeads } from './readCompoundHeads.ts';

const notSearched = ['ModelHeight', 'ModelSize'];

/** Selects products with everything their documents are built from, in one statement. */
const readSources = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('products as p')
    .leftJoin('brands as b', 'b.brandId', 'p.brandId')
    .select(({ ref, selectFrom }) => [
      'p.productId',
      'p.name',
      'p.articleNumber',
      'b.name as brand',
      ref('p.texts', '->').key('text1').as('text'),
      selectFrom('categories as c')
        .select(({ fn }) => fn.jsonAgg('c.name').as('names'))
        .where(({ eb, fn }) => eb('c.categoryId', '=', fn.any('p.categoryIds')))
        .as('categories'),
      selectFrom('productFacets as f')
        .innerJoin('parameterValues as v', (join) =>
          join.on((eb) =>
            eb(
              'f.facetId',
              '=',
              sql<string>`${sql.lit(facetPrefix.parameter)} || ${eb.ref('v.parameterValueId')}`,
            ),
          ),
        )
        .select(({ fn }) => fn.jsonAgg('v.value').as('values'))
        .whereRef('f.productId', '=', 'p.productId')
        .where('v.identifier', 'not in', notSearched)
        .as('values'),
      selectFrom('skus as s')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['s.articleNumber']).as('numbers'))
        .whereRef('s.productId', '=', 'p.productId')
        .as('articles'),
      selectFrom('skus as s')
        .select(({ fn }) => fn.jsonAgg('s.name').as('names'))
        .whereRef('s.productId', '=', 'p.productId')
        .where('s.isActive', 'is', true)
        .as('sizes'),
    ])
    .where('p.productId', '=', anyOf(ids))
    .execute();

type SourceRow = Awaited<ReturnType<typeof readSources>>[number];

interface SearchDocument {
  readonly productId: number;
  readonly locale: Locale;
  /** Words for the index, folded, with the parts of compounds (documentWords.ts). */
  readonly name: string;
  readonly about: string;
  readonly category: string;
  readonly text: string;
  readonly articles: string;
}

function documentOf(row: SourceRow, locale: Locale, sorter: WordSorter): SearchDocument {
  const text = (texts: Localised[] | null) =>
    (texts ?? []).map((each) => localise(each, locale) ?? '').join(' ');
  const name = localise(row.name, locale) ?? '';
  const words = sortWords(
    {
      name,
      brand: row.brand ?? '',
      categories: text(row.categories),
      values: `${text(row.values)} ${text(row.sizes)}`,
      text: localise(row.text, locale) ?? '',
    },
    sorter,
  );
  const articles = [row.articleNumber, ...(row.articles ?? [])];
  return {
    productId: row.productId,
    locale,
    name: words.name.join(' '),
    about: words.about.join(' '),
    category: words.category.join(' '),
    text: words.text.join(' '),
    // Article numbers are typed with or without punctuation.
    articles: articles
      .flatMap((article) => [...foldedWords(article), foldedWords(article).join('')])
      .join(' '),
  };
}

async function writeDocuments(
  transaction: Queries,
  documents: readonly SearchDocument[],
): Promise<void> {
  await insertRows(transaction, 'searchDocuments', {
    columns: ['productId', 'locale', 'name', 'about', 'category', 'text', 'articles'],
    rows: documents,
  })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'locale']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        about: ref('excluded.about'),
        category: ref('excluded.category'),
        text: ref('excluded.text'),
        articles: ref('excluded.articles'),
        updatedAt: sql<Date>`now()`,
      })),
    )
    .execute();
}

/**
 * Increase it when documents are built differently: the next import of a catalogue then indexes
 * every product again.
 */
const indexVersion = '7';

async function allProducts(queries: Queries): Promise<number[]> {
  const rows = await queries
    .selectFrom('products')
    .select('productId')
    .orderBy('productId')
    .execute();
  return rows.map(({ productId }) => productId);
}

/**
 * Indexes changed products, or all when documents were stored by another version.
 * @returns how many
 */
export async function refreshWords(
  database: Database,
  changed: readonly number[],
): Promise<number> {
  const { handle } = database;
  const state = await handle
    .selectFrom('shopState')
    .select('value')
    .where('name', '=', 'search-index')
    .executeTakeFirst();
  const ids = state?.value === indexVersion ? changed : await allProducts(handle);
  await indexWords(database, ids);
  await handle
    .insertInto('shopState')
    .values({ name: 'search-index', value: indexVersion })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
  return ids.length;
}

/** Products whose words are sorted between two turns of the event loop: some 10 ms. */
const turn = 20;

/** Indexes these products again, in batches, so that shoppers are served between them. */
export async function indexWords(database: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const heads = await readCompoundHeads(database.handle);
  const sorters = byLocale((locale) => wordSorter(locale, heads[locale]));
  for (const ids of chunked(productIds, 200)) {
    const rows = await readSources(database.handle, ids);
    const documents: SearchDocument[] = [];
    for (const [at, row] of rows.entries()) {
      if (at % turn === 0) await nextTurn();
      for (const locale of locales) documents.push(documentOf(row, locale, sorters[locale]));
    }
    await inTransaction(database, async (transaction) => {
      await writeDocuments(transaction, documents);
    });
  }
}
