/**
 * Finds products by a shopper's words: by word forms first, and by similarity of letters when those
 * find nothing.
 */
import { type Expression, sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Locale } from '@solvik/shop';
import { foldedWords } from './foldWords.ts';
import { stopWords } from './stopWords.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordQuery } from './wordQuery.ts';

const maxTextLength = 100;
const maxWords = 8;

export interface WordSearch {
  readonly text: string;
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly limit?: number;
}

/** The words of a search without stop words, unless it has no others. */
export function splitQuery(text: string): string[] {
  const words = foldedWords(text.normalize('NFC').slice(0, maxTextLength)).slice(0, maxWords);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** Restricts a query to words of these weights. */
const weighing = (query: string, weights: string) =>
  query.replaceAll(/'(:\*)?(?=[ )]|$)/g, (_, prefix?: string) => `'${prefix ?? ':'}${weights}`);

const asQuery = (query: string) => sql<string>`to_tsquery('simple', ${query})`;

const likeness = (text: string, folded: Expression<string>) =>
  sql<number>`word_similarity(${text}, ${folded})`;

/**
 * SQL expression for the distance of a document from a word. Weights: A its name, B the head of that,
 * its colour and material, C its category and the person it is named after, D its text and the other
 * parts of compounds.
 */
function distance(words: Expression<string>, word: string, vocabulary: Vocabulary) {
  const { whole, begun } = wordQuery(word, vocabulary);
  // Exact matches first: without diacritics, skjørt is a form of skjorte.
  const called = vocabulary.categories.whole(word).has(word) ? 'A' : 'AC';
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
  const whens = steps.map(
    (step, far) => sql`when ${words} @@ ${asQuery(step)} then ${sql.lit(far)}`,
  );
  return sql<number>`(case ${sql.join(whens, sql` `)} else ${sql.lit(steps.length)} end)`;
}

/**
 * Ids of the products that match every word, by relevance: whole words before prefixes, things
 * before persons and texts. Punctuation is ignored, and a text without words finds nothing.
 */
export async function findWords(
  queries: Queries,
  { text, locale, vocabulary, limit = 20_000 }: WordSearch,
): Promise<number[]> {
  const words = splitQuery(text);
  if (words.length === 0) return [];
  const begun = words.map((word) => wordQuery(word, vocabulary).begun).join(' & ');
  const searched = queries
    .selectFrom('searchDocuments as d')
    .innerJoin('products as p', 'p.productId', 'd.productId')
    .select('d.productId')
    .where('d.locale', '=', locale)
    .where('p.isActive', 'is', true)
    .limit(limit);
  const exact = await searched
    .where('d.words', '@@', asQuery(begun))
    .orderBy(({ ref }) => {
      const distances = words.map((word) => distance(ref('d.words'), word, vocabulary));
      return sql<number>`${sql.join(distances, sql` + `)}`;
    })
    .orderBy('p.soldCount', 'desc')
    .orderBy('d.productId')
    .execute();
  const folded = words.join(' ');
  if (exact.length > 0 || folded.length < 4) return exact.map(({ productId }) => productId);
  const alike = await searched
    .where(({ eb, ref }) => eb(likeness(folded, ref('d.folded')), '>', 0.5))
    .orderBy(({ ref }) => likeness(folded, ref('d.folded')), 'desc')
    .orderBy('p.soldCount', 'desc')
    .orderBy('d.productId')
    .execute();
  return alike.map(({ productId }) => productId);
}
