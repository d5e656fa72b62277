/** Queries made by rules from the catalogue: names, prefixes, misspellings, colours, brands, numbers. */
import type { Locale } from '../../shop/src/index.ts';
import type { CatalogueIndex } from '../../commerce/src/catalogue/catalogueIndex.ts';
import { pluralColour } from '../../commerce/src/search/phrases/pluralColour.ts';
import { backEndLanguages } from '../../commerce/src/languages/generated/byLocale.ts';
import { foldedWords } from '../../commerce/src/search/foldWords.ts';
import { wordForms } from '../../commerce/src/search/wordForms.ts';
import { factsOf, type JudgedQuery, type Need } from './judgedQuery.ts';

/** Swaps two letters of a name; the same ones each time. */
export function misspell(word: string): string {
  const at = 1 + (word.length % 3) + Math.floor(word.length / 3);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

const rule = (text: string, need: Need): JudgedQuery => ({ text, need, kind: 'rule' });

interface NamedCategory {
  readonly name: string;
  readonly need: Need;
}

/** A product is called by a category's name if a word of its name is a form of it, or ends with one. */
function calledBy(name: string, locale: Locale): (productName: string) => boolean {
  const { whole } = wordForms(foldedWords(name), backEndLanguages[locale].search.inflection);
  return (productName) =>
    foldedWords(productName).some((word) =>
      Array.from({ length: word.length - 3 }, (_, at) => word.slice(at)).some(
        (end) => whole(end).size > 0,
      ),
    );
}

/** Categories with a name of one word; all whose names have the word satisfy it. */
function namedCategories(index: CatalogueIndex, locale: Locale): NamedCategory[] {
  const rows = [...index.categories.values()].map(({ key, name }) => ({
    key,
    words: (name[locale] ?? '').toLowerCase().split(/[\s,&]+/),
  }));
  const names = new Set(
    rows.flatMap(({ words }) =>
      words.length === 1 && /^\p{L}{4,}$/u.test(words[0] ?? '') ? (words[0] ?? []) : [],
    ),
  );
  return [...names].map((name) => ({
    name,
    need: {
      category: rows.flatMap(({ key, words }) => (words.includes(name) ? key : [])),
      isCalled: calledBy(name, locale),
    },
  }));
}

/** Each phrase of a colour and a category that a few products satisfy. */
function colouredQueries(
  index: CatalogueIndex,
  {
    locale,
    categories,
  }: { readonly locale: Locale; readonly categories: readonly NamedCategory[] },
): JudgedQuery[] {
  const queries = [...index.products.values()].flatMap((product) => {
    const facts = factsOf({ index, locale }, product);
    const value = product.facets.flatMap((id) => {
      const row = index.parameterValues.get(Number(id.slice(2)));
      return id.startsWith('p-') && row?.identifier === 'Color' ? row : [];
    })[0]?.value;
    const plural = pluralColour(value?.[locale] ?? '', locale);
    const own = categories.find(({ need }) =>
      need.category?.some((key) => facts.categories.includes(key)),
    );
    return plural !== undefined && own && value?.sv !== undefined
      ? [rule(`${plural} ${own.name}`, { ...own.need, colour: value.sv })]
      : [];
  });
  return [...Map.groupBy(queries, ({ text }) => text).values()].flatMap((group) =>
    group.length > 4 ? (group[0] ?? []) : [],
  );
}

const anyOf = (needs: readonly Need[]): Need => ({
  category: needs.flatMap(({ category }) => category ?? []),
  isCalled: (name) => needs.some(({ isCalled }) => isCalled?.(name)),
});

export function ruleQueries(index: CatalogueIndex, locale: Locale): JudgedQuery[] {
  const categories = namedCategories(index, locale);
  const fold = (text: string) => foldedWords(text).join('');
  const long = categories.filter(({ name }) => name.length > 6);
  const beginning = (prefix: string) =>
    categories.filter(({ name }) => fold(name).startsWith(fold(prefix))).map(({ need }) => need);
  const prefixes = long.map(({ name }) => name.slice(0, Math.ceil(name.length * 0.7)));
  const articles = [...index.products.values()].slice(0, 400).filter((_, at) => at % 80 === 0);
  return [
    ...categories.map(({ name, need }) => rule(name, need)),
    ...prefixes.map((prefix) => rule(prefix, anyOf(beginning(prefix)))),
    ...long.map(({ name, need }) => rule(misspell(name), need)),
    ...colouredQueries(index, { locale, categories }).slice(0, 15),
    ...[...index.brands.values()].slice(0, 10).map(({ name }) => rule(name, { brand: name })),
    ...articles.flatMap(({ articleNumber }) => [
      rule(articleNumber, { articleNumber }),
      rule(articleNumber.replaceAll(/\D/g, ''), { articleNumber }),
    ]),
  ];
}
