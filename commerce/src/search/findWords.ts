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

/** The query, asked only of words of these weights. */
const weighing = (query: string, weights: string) =>
  query.replaceAll(/'(:\*)?(?=[ )]|$)/g, (_, prefix?: string) => `'${prefix ?? ':'}${weights}`);

/**
 * How far a document is from what a word means, as an expression of the engine's. Weights: A what it is called, B the head of
 * that, its colour and material, C its shelf and the person it is named after, D its text and the other parts of compounds.
 */
function distance(word: string, vocabulary: Vocabulary) {
  const { whole, begun } = wordQuery(word, vocabulary);
  // Letter for letter first: without their marks, skjørt is a form of skjorte.
  const called = vocabulary.shelves.whole(word).has(word) ? 'A' : 'AC';
  const steps = [
    `'${word}':${called}`,
    `'${word}':B`,
    weighing(whole, 'A'),
    weighing(whole, 'AB'),
    weighing(whole, 'ABC'),
    weighing(begun, 'AB'),
    weighing(begun, 'ABC'),
    whole,
  ];
  return sql<number>`(case ${sql.join(
    steps.map(
      (step, far) => sql`when d.words @@ to_tsquery('simple', ${step}) then ${sql.lit(far)}`,
    ),
    sql` `,
  )} else ${sql.lit(steps.length)} end)`;
}

/** Product ids; every word must be found. What is called so first: whole words before beginnings, things before persons and texts. Signs are ignored, and a text without words finds nothing. */
export async function findWords(
  queries: Queries,
  { text, locale, vocabulary, limit = 20_000 }: WordSearch,
): Promise<number[]> {
  const asked = askedWords(text);
  if (asked.length === 0) return [];
  const begun = asked.map((word) => wordQuery(word, vocabulary).begun).join(' & ');
  const exact = await all(
    queries,
    sql<Hit>`select d.product_id from search_documents d join products p on p.product_id = d.product_id
      where d.locale = ${locale} and d.words @@ to_tsquery('simple', ${begun}) and p.is_active
      order by ${sql.join(
        asked.map((word) => distance(word, vocabulary)),
        sql` + `,
      )}, p.sold_count desc, d.product_id limit ${limit}`,
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
