/** Writes what full-text and typing-error search read: a document per product and language. */
import { sql } from 'kysely';
import { chunked, recordset } from '../database/bulk.ts';
import { all, inTransaction, run, type Database, type Queries } from '../database/database.ts';
import { locales, type Locale, type Localised } from '../catalogue/catalogueDraft.ts';
import { localise } from '../markets/localise.ts';
import { colourHeads, headForms, splitCompound, wordsOf } from './compounds.ts';
import { foldWords } from './foldWords.ts';
import { stemmers } from './textSearch.ts';

interface SourceRow {
  readonly product_id: number;
  readonly name: Localised;
  readonly article_number: string;
  readonly brand: string | null;
  readonly text: Localised | null;
  readonly categories: Localised[] | null;
  readonly values: Localised[] | null;
  readonly articles: string[] | null;
}

/** The words that compounds may end with, per language: from the names of categories and of products. */
export async function readHeads(queries: Queries): Promise<ReadonlyMap<Locale, ReadonlySet<string>>> {
  const rows = await all(queries, sql<{ name: Localised }>`select name from categories union (select distinct name from products limit 20000)`);
  return new Map(
    locales.map((locale) => [locale, new Set([...colourHeads[locale], ...rows.flatMap(({ name }) => wordsOf(name[locale] ?? '')).flatMap((word) => headForms(word, locale))])]),
  );
}

const sources = (ids: readonly number[]) => sql<SourceRow>`
  select p.product_id, p.name, p.article_number, b.name as brand, p.texts -> 'text1' as text,
    (select jsonb_agg(c.name) from categories c where c.category_id = any(p.category_ids)) as categories,
    (select jsonb_agg(v.value) from product_facets f join parameter_values v on f.facet_id = 'p-' || v.parameter_value_id where f.product_id = p.product_id) as values,
    (select array_agg(s.article_number) from skus s where s.product_id = p.product_id) as articles
  from products p left join brands b on b.brand_id = p.brand_id where p.product_id = any(${[...ids]}::int[])`;

function documentOf(row: SourceRow, locale: Locale, heads: ReadonlySet<string>) {
  const name = localise(row.name, locale) ?? '';
  const text = (texts: Localised[] | null) => (texts ?? []).map((each) => localise(each, locale) ?? '').join(' ');
  const partsOf = (words: string) => wordsOf(words).flatMap((word) => splitCompound(word, heads) ?? []).join(' ');
  const about = `${row.brand ?? ''} ${text(row.categories)} ${text(row.values)} ${partsOf(text(row.values))}`;
  const parts = partsOf(name);
  const articles = [row.article_number, ...(row.articles ?? [])].join(' ');
  return {
    product_id: row.product_id,
    locale,
    stemmer: stemmers[locale],
    name: `${name} ${parts}`,
    about,
    text: localise(row.text, locale) ?? '',
    plain: foldWords(`${name} ${parts} ${about}`),
    articles: `${foldWords(articles)} ${articles.toLowerCase()}`,
    folded: foldWords(`${name} ${parts} ${about}`),
  };
}

/** Raise it when documents are made otherwise: the next writing of a catalogue then indexes every product anew. */
const indexVersion = '1';

/** Indexes what has changed, or everything when documents are made otherwise than when they were stored. */
export async function refreshWords(database: Database, changed: readonly number[]): Promise<void> {
  const [state] = await all(database.handle, sql<{ value: string }>`select value from shop_state where name = 'search-index'`);
  const everything = () => all(database.handle, sql<{ product_id: number }>`select product_id from products order by product_id`);
  await indexWords(database, state?.value === indexVersion ? changed : (await everything()).map(({ product_id }) => product_id));
  await run(database.handle, sql`insert into shop_state (name, value) values ('search-index', ${indexVersion}) on conflict (name) do update set value = excluded.value`);
}

/** Indexes these products anew; in batches, so that shoppers are served between them. */
export async function indexWords(database: Database, productIds: readonly number[]): Promise<void> {
  const heads = await readHeads(database.handle);
  for (const ids of chunked(productIds, 200)) {
    const rows = await all(database.handle, sources(ids));
    const documents = rows.flatMap((row) => locales.map((locale) => documentOf(row, locale, heads.get(locale) ?? new Set())));
    await inTransaction(database, (transaction) =>
      run(
        transaction,
        sql`insert into search_documents (product_id, locale, words, folded)
          select product_id, locale,
            setweight(to_tsvector(stemmer::regconfig, name), 'A') || setweight(to_tsvector('simple', plain), 'B') || setweight(to_tsvector('simple', articles), 'A')
              || setweight(to_tsvector(stemmer::regconfig, about), 'B') || setweight(to_tsvector(stemmer::regconfig, text), 'D'),
            folded
          from ${recordset(documents, 'product_id integer, locale text, stemmer text, name text, about text, text text, plain text, articles text, folded text')}
          on conflict (product_id, locale) do update set words = excluded.words, folded = excluded.folded`,
      ),
    );
  }
}
