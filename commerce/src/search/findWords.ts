/** Finds the products that a shopper's words mean: full text first, and by likeness of letters when little is found. */
import { sql, type RawBuilder } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { splitCompound, wordsOf } from './compounds.ts';
import { foldWords } from './foldWords.ts';
import { joiners, stemmers } from './textSearch.ts';

interface Hit {
  readonly product_id: number;
}

/** Fewer hits than this and letters are compared too. */
const few = 3;
const longestText = 100;

/** A word as it stands in its language, or any word that begins with it. */
function wordQuery(word: string, locale: Locale): RawBuilder<unknown> {
  const folded = foldWords(word).replaceAll(' ', '');
  return sql`(to_tsquery(${stemmers[locale]}::regconfig, ${word}) || to_tsquery('simple', ${`${folded || word}:*`}))`;
}

function compoundQuery(word: string, locale: Locale, heads: ReadonlySet<string>): RawBuilder<unknown> {
  const parts = splitCompound(word, heads);
  if (!parts) return wordQuery(word, locale);
  return sql`(${wordQuery(word, locale)} || (${wordQuery(parts[0], locale)} && ${wordQuery(parts[1], locale)}))`;
}

/** Product ids, the best first; every word must be found. Signs are ignored, and a text without words finds nothing. */
export async function findWords(queries: Queries, { text, locale, heads, limit = 2000 }: { text: string; locale: Locale; heads: ReadonlySet<string>; limit?: number }): Promise<number[]> {
  const words = wordsOf(text.normalize('NFC').slice(0, longestText)).slice(0, 8);
  const telling = words.filter((word) => !joiners.has(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return [];
  const query = sql.join(asked.map((word) => compoundQuery(word, locale, heads)), sql` && `);
  const exact = await all(
    queries,
    sql<Hit>`select d.product_id from search_documents d join products p on p.product_id = d.product_id, (select ${query} as q) as asked
      where d.locale = ${locale} and d.words @@ asked.q and p.is_active
      order by ts_rank(d.words, asked.q) desc, p.sold_count desc, d.product_id limit ${limit}`,
  );
  if (exact.length >= few) return exact.map(({ product_id }) => product_id);
  const folded = foldWords(asked.join(' '));
  if (folded.length < 4) return exact.map(({ product_id }) => product_id);
  const alike = await all(
    queries,
    sql<Hit>`select d.product_id from search_documents d join products p on p.product_id = d.product_id
      where d.locale = ${locale} and p.is_active and word_similarity(${folded}, d.folded) > 0.5
      order by word_similarity(${folded}, d.folded) desc, p.sold_count desc, d.product_id limit ${limit}`,
  );
  return [...new Set([...exact, ...alike].map(({ product_id }) => product_id))];
}
