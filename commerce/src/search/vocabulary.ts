/**
 * The words of the catalogue in one language: all that occur in it, and those that compounds may
 * end with.
 */
import { byLocale, type Locale } from '@solvik/shop';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { minHeadLength } from './compounds.ts';
import { personOf } from './documentWords.ts';
import { foldedWords } from './foldWords.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { wordForms, type WordForms } from './wordForms.ts';
import type { CompoundHeads } from './compoundHeads.ts';

export interface Vocabulary {
  readonly words: WordForms;
  readonly heads: WordForms;
  /** Names of the categories. */
  readonly categories: WordForms;
}

type HeadKind = keyof typeof minHeadLength;

/** From the names of categories and of products. */
export async function readCompoundHeads(
  queries: Queries,
): Promise<Readonly<Record<Locale, CompoundHeads>>> {
  const rows = await queries
    .selectFrom('categories')
    .select([sql.lit<HeadKind>('category').as('kind'), 'name'])
    .unionAll(({ selectFrom, parens }) =>
      parens(
        selectFrom('products')
          .select([sql.lit<HeadKind>('product').as('kind'), 'name'])
          .distinct()
          .limit(20_000),
      ),
    )
    .execute();
  const headsOf = (locale: Locale): CompoundHeads => {
    const formsOf = (words: readonly string[]) =>
      wordForms(words, backEndLanguages[locale].search.inflection);
    const wordsOf = (kind: HeadKind) => (name: string) =>
      foldedWords(name).filter(({ length }) => length >= minHeadLength[kind]);
    const names = (kind: HeadKind) =>
      rows.filter((row) => row.kind === kind).map(({ name }) => name[locale] ?? '');
    const categoryWords = names('category').flatMap(wordsOf('category'));
    const colourWords = foldedWords(backEndLanguages[locale].search.colourHeads);
    const [categories, colours] = [formsOf(categoryWords), formsOf(colourWords)];
    const products = names('product').flatMap((name) => {
      const person = personOf(name, { categories, colours });
      return wordsOf('product')(name).filter((word) => word !== person);
    });
    return {
      categories,
      colours,
      things: formsOf([...categoryWords, ...products]),
      all: formsOf([...colourWords, ...categoryWords, ...products]),
    };
  };
  return byLocale(headsOf);
}

export async function readVocabularies(
  queries: Queries,
): Promise<Readonly<Record<Locale, Vocabulary>>> {
  const heads = await readCompoundHeads(queries);
  const rows = await queries
    .selectFrom('searchWords')
    .select(({ fn, ref }) => ['locale', fn.agg<string[]>('array_agg', [ref('word')]).as('words')])
    .groupBy('locale')
    .execute();
  const written = new Map(rows.map(({ locale, words }) => [locale, words]));
  return byLocale((locale): Vocabulary => ({
    words: wordForms(written.get(locale) ?? [], backEndLanguages[locale].search.inflection),
    heads: heads[locale].all,
    categories: heads[locale].categories,
  }));
}
