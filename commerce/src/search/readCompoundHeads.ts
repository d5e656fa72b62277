/** The words that compounds may end with, in each language: names of categories, products and colours. */
import { byLocale, type Locale, type Localised } from '@solvik/shop';
import type { Queries } from '../database/database.ts';
import { minHeadLength } from './compounds.ts';
import { personOf } from './documentWords.ts';
import { foldedWords } from './foldWords.ts';
import { writtenHeads } from './misreadWords.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { wordForms } from './wordForms.ts';
import type { CompoundHeads } from './compoundHeads.ts';

type HeadKind = keyof typeof minHeadLength;

export interface HeadNames {
  readonly categories: readonly Localised[];
  readonly products: readonly Localised[];
}

/** Folded words of names that compounds end with, by kind. */
export interface HeadLists {
  readonly categories: readonly string[];
  readonly products: readonly string[];
  readonly colours: readonly string[];
}

const headWords = (name: string, kind: HeadKind) =>
  foldedWords(name).filter(({ length }) => length >= minHeadLength[kind]);

/** Names of products without the persons they are named after. */
export function headLists(locale: Locale, names: HeadNames): HeadLists {
  const { inflection, colourHeads } = backEndLanguages[locale].search;
  const categories = names.categories.flatMap((name) => headWords(name[locale] ?? '', 'category'));
  const colours = foldedWords(colourHeads);
  const known = {
    categories: wordForms(categories, inflection),
    colours: wordForms(colours, inflection),
  };
  const products = new Set(names.products.map((name) => name[locale] ?? ''));
  return {
    categories,
    colours,
    products: [...products].flatMap((name) => {
      const person = personOf(name, known);
      return headWords(name, 'product').filter((word) => word !== person);
    }),
  };
}

function compoundHeads(locale: Locale, names: HeadNames): CompoundHeads {
  const formsOf = (words: readonly string[]) =>
    wordForms(words, backEndLanguages[locale].search.inflection);
  const { categories, colours, products } = headLists(locale, names);
  return {
    categories: formsOf(categories),
    colours: formsOf(colours),
    things: formsOf([...categories, ...products]),
    all: formsOf([...colours, ...categories, ...products]),
    written: writtenHeads(
      [...names.categories, ...names.products].flatMap((name) => name[locale] ?? []),
    ),
  };
}

const maxNames = 20_000;

export async function readHeadNames(queries: Queries): Promise<HeadNames> {
  const categories = await queries.selectFrom('categories').select('name').execute();
  const products = await queries
    .selectFrom('products')
    .select('name')
    .distinct()
    .limit(maxNames)
    .execute();
  return {
    categories: categories.map(({ name }) => name),
    products: products.map(({ name }) => name),
  };
}

/** From the names of categories and of products. */
export async function readCompoundHeads(
  queries: Queries,
): Promise<Readonly<Record<Locale, CompoundHeads>>> {
  const names = await readHeadNames(queries);
  return byLocale((locale) => compoundHeads(locale, names));
}
