/** Finds the products that a shopper's words mean: by the forms of words first, and by likeness of letters when they find nothing. */
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import type { Locale } from '../catalogue/catalogueDraft.ts';
import { foldedWords } from './foldWords.ts';
import { joiners } from './joiners.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordQuery } from './wordQuery.ts';

interface Hit {
  readonly product_id: number;
}

const longestText = 100;
const mostWords = 8;

export interface WordSearch {
  readonly text: string;
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly limit?: number;
}

/** The words that narrow a search; joiners only where there is nothing else. */
export function askedWords(text: string): string[] {
  const words = foldedWords(text.normalize('NFC').slice(0, longestText)).slice(0, mostWords);
  const telling = words.filter((word) => !joiners.has(word));
  return telling.length > 0 ? telling : words;
}

/** Product ids; every word must be found. Whole words before beginnings and names before the rest. Signs are ignored, and a text without words finds nothing. */
export async function findWords(queries: Queries, { text, locale, vocabulary, limit = 20_000 }: WordSearch): Promise<number[]> {
  const asked = askedWords(text);
  if (asked.length === 0) return [];
  const wanted = asked.map((word) => wordQuery(word, vocabulary));
  const [begun, whole] = [wanted.map((each) => each.begun).join(' & '), wanted.map((each) => each.whole).join(' & ')];
  // A word's weight A is that of names and article numbers.
  const named = (query: string) => query.replaceAll(/'(:\*)?(?=[ )]|$)/g, (_, prefix?: string) => `'${prefix ?? ':'}A`);
  const exact = await all(
    queries,
    sql<Hit>`select d.product_id from search_documents d join products p on p.product_id = d.product_id,
        (select to_tsquery('simple', ${begun}) as q, to_tsquery('simple', ${whole}) as w, to_tsquery('simple', ${named(begun)}) as nq, to_tsquery('simple', ${named(whole)}) as nw) as asked
      where d.locale = ${locale} and d.words @@ asked.q and p.is_active
      order by case when d.words @@ asked.nw then 0 when d.words @@ asked.w then 1 when d.words @@ asked.nq then 2 else 3 end,
        ts_rank(d.words, asked.w) desc, ts_rank(d.words, asked.q) desc, p.sold_count desc, d.product_id limit ${limit}`,
  );
  const folded = asked.join(' ');
  if (exact.length > 0 || folded.length < 4) return exact.map(({ product_id }) => product_id);
  const alike = await all(
    queries,
    sql<Hit>`select d.product_id from search_documents d join products p on p.product_id = d.product_id
      where d.locale = ${locale} and p.is_active and word_similarity(${folded}, d.folded) > 0.5
      order by word_similarity(${folded}, d.folded) desc, p.sold_count desc, d.product_id limit ${limit}`,
  );
  return alike.map(({ product_id }) => product_id);
}
