/** Writes what full-text and typing-error search read: a document per product and language. */
import { sql } from 'kysely';
import { chunked, recordset } from '../database/bulk.ts';
import { all, inTransaction, run, type Database, type Queries } from '../database/database.ts';
import { locales, type Locale, type Localised } from '../catalogue/catalogueDraft.ts';
import { localise } from '../markets/localise.ts';
import { sortWords, wordSorter, type WordSorter } from './documentWords.ts';
import { foldedWords } from './foldWords.ts';
import { readHeads } from './vocabulary.ts';

interface SourceRow {
  readonly product_id: number;
  readonly name: Localised;
  readonly article_number: string;
  readonly brand: string | null;
  readonly text: Localised | null;
  readonly categories: Localised[] | null;
  readonly values: Localised[] | null;
  readonly articles: string[] | null;
  readonly sizes: Localised[] | null;
}

const sources = (ids: readonly number[]) => sql<SourceRow>`
  select p.product_id, p.name, p.article_number, b.name as brand, p.texts -> 'text1' as text,
    (select jsonb_agg(c.name) from categories c where c.category_id = any(p.category_ids)) as categories,
    (select jsonb_agg(v.value) from product_facets f join parameter_values v on f.facet_id = 'p-' || v.parameter_value_id where f.product_id = p.product_id and v.identifier not in ('ModelHeight', 'ModelSize')) as values,
    (select array_agg(s.article_number) from skus s where s.product_id = p.product_id) as articles,
    (select jsonb_agg(s.name) from skus s where s.product_id = p.product_id and s.is_active) as sizes
  from products p left join brands b on b.brand_id = p.brand_id where p.product_id = any(${[...ids]}::int[])`;

interface SearchDocument {
  readonly product_id: number;
  readonly locale: Locale;
  /** Words as the engine reads them, folded, those of compounds apart too. */
  readonly name: string;
  readonly about: string;
  readonly shelf: string;
  readonly text: string;
  readonly articles: string;
  /** What letters are compared with when no word is found. */
  readonly folded: string;
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
  const articles = [row.article_number, ...(row.articles ?? [])];
  return {
    product_id: row.product_id,
    locale,
    name: words.name.join(' '),
    about: words.about.join(' '),
    shelf: words.shelf.join(' '),
    text: words.text.join(' '),
    // Article numbers are typed with their signs or without.
    articles: articles
      .flatMap((article) => [...foldedWords(article), foldedWords(article).join('')])
      .join(' '),
    folded: [...words.name, ...words.about, ...words.shelf].join(' '),
  };
}

async function writeVocabulary(
  transaction: Queries,
  documents: readonly SearchDocument[],
): Promise<void> {
  const seen = new Map<string, { locale: Locale; word: string }>();
  for (const { locale, name, about, shelf, text } of documents) {
    // Numbers have no forms, and a single letter is no word.
    for (const word of `${name} ${about} ${shelf} ${text}`.split(' '))
      if (word.length > 1 && !/\d/.test(word)) seen.set(`${locale} ${word}`, { locale, word });
  }
  await run(
    transaction,
    sql`insert into search_words (locale, word) select * from ${recordset([...seen.values()], 'locale text, word text')} on conflict do nothing`,
  );
}

/** Raise it when documents are made otherwise: the next writing of a catalogue then indexes every product anew. */
const indexVersion = '3';

/** Indexes what has changed, or everything when documents are made otherwise than when they were stored. Returns how many. */
export async function refreshWords(
  database: Database,
  changed: readonly number[],
): Promise<number> {
  const [state] = await all(
    database.handle,
    sql<{ value: string }>`select value from shop_state where name = 'search-index'`,
  );
  const everything = () =>
    all(
      database.handle,
      sql<{ product_id: number }>`select product_id from products order by product_id`,
    );
  const ids =
    state?.value === indexVersion
      ? changed
      : (await everything()).map(({ product_id }) => product_id);
  await indexWords(database, ids);
  await run(
    database.handle,
    sql`insert into shop_state (name, value) values ('search-index', ${indexVersion}) on conflict (name) do update set value = excluded.value`,
  );
  return ids.length;
}

/** Indexes these products anew; in batches, so that shoppers are served between them. */
export async function indexWords(database: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const heads = await readHeads(database.handle);
  const sorters = {
    sv: wordSorter('sv', heads.sv),
    nb: wordSorter('nb', heads.nb),
    da: wordSorter('da', heads.da),
    fi: wordSorter('fi', heads.fi),
  };
  for (const ids of chunked(productIds, 200)) {
    const rows = await all(database.handle, sources(ids));
    const documents = rows.flatMap((row) =>
      locales.map((locale) => documentOf(row, locale, sorters[locale])),
    );
    await inTransaction(database, async (transaction) => {
      await run(
        transaction,
        sql`insert into search_documents (product_id, locale, words, folded)
          select product_id, locale, setweight(to_tsvector('simple', name || ' ' || articles), 'A') || setweight(to_tsvector('simple', about), 'B') || setweight(to_tsvector('simple', shelf), 'C') || setweight(to_tsvector('simple', text), 'D'), folded
          from ${recordset(documents, 'product_id integer, locale text, name text, about text, shelf text, text text, articles text, folded text')}
          on conflict (product_id, locale) do update set words = excluded.words, folded = excluded.folded`,
      );
      await writeVocabulary(transaction, documents);
    });
  }
}
