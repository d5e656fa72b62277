/** The words of the catalogue in one language: all that are written in it, and those that compounds may end with. */
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';
import { locales, type Locale, type Localised } from '../catalogue/catalogueDraft.ts';
import { colourHeads, leastHead } from './compounds.ts';
import { personOf } from './documentWords.ts';
import { foldedWords } from './foldWords.ts';
import { inflections } from './inflection.ts';
import { wordForms, type WordForms } from './wordForms.ts';

export interface Vocabulary {
  readonly words: WordForms;
  readonly heads: WordForms;
  /** What the shelves are called. */
  readonly shelves: WordForms;
}

/** What compounds end with. */
export interface Heads {
  readonly categories: WordForms;
  /** What the shelves and the products are called; not after whom. */
  readonly things: WordForms;
  readonly colours: WordForms;
  readonly all: WordForms;
}

/** From the names of categories and of products. */
export async function readHeads(queries: Queries): Promise<Readonly<Record<Locale, Heads>>> {
  const rows = await all(
    queries,
    sql<{
      kind: keyof typeof leastHead;
      name: Localised;
    }>`select 'category' as kind, name from categories union all (select distinct 'product', name from products limit 20000)`,
  );
  const headsOf = (locale: Locale): Heads => {
    const formsOf = (words: readonly string[]) => wordForms(words, inflections[locale]);
    const wordsOf = (kind: keyof typeof leastHead) => (name: string) =>
      foldedWords(name).filter(({ length }) => length >= leastHead[kind]);
    const names = (kind: keyof typeof leastHead) =>
      rows.filter((row) => row.kind === kind).map(({ name }) => name[locale] ?? '');
    const shelves = names('category').flatMap(wordsOf('category'));
    const colourWords = colourHeads[locale].flatMap(foldedWords);
    const [categories, colours] = [formsOf(shelves), formsOf(colourWords)];
    const products = names('product').flatMap((name) => {
      const person = personOf(name, { categories, colours });
      return wordsOf('product')(name).filter((word) => word !== person);
    });
    return {
      categories,
      colours,
      things: formsOf([...shelves, ...products]),
      all: formsOf([...colourWords, ...shelves, ...products]),
    };
  };
  return { sv: headsOf('sv'), nb: headsOf('nb'), da: headsOf('da'), fi: headsOf('fi') };
}

export async function readVocabularies(
  queries: Queries,
): Promise<Readonly<Record<Locale, Vocabulary>>> {
  const heads = await readHeads(queries);
  const rows = await all(
    queries,
    sql<{
      locale: Locale;
      words: string[];
    }>`select locale, array_agg(word) as words from search_words group by locale`,
  );
  const written = new Map(rows.map(({ locale, words }) => [locale, words]));
  const [sv, nb, da, fi] = locales.map((locale): Vocabulary => ({
    words: wordForms(written.get(locale) ?? [], inflections[locale]),
    heads: heads[locale].all,
    shelves: heads[locale].categories,
  }));
  if (!sv || !nb || !da || !fi) throw new Error('A language has no vocabulary.');
  return { sv, nb, da, fi };
}
