/** Departments that a search names: women’s, men’s, children’s goods. */
import { byLocale, type Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';
import { type WordForms, wordForms } from './wordForms.ts';

interface Departments {
  readonly forms: WordForms;
  /** What a shop calls the department of a word, folded. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** By the beginnings of compounds, folded. */
  readonly beginnings: ReadonlyMap<string, string>;
  /** Its own words for the things of others, by department. */
  readonly counterparts: ReadonlyMap<string, Counterparts>;
}

interface Counterparts {
  readonly forms: WordForms;
  readonly own: ReadonlyMap<string, string>;
}

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/[:\s]+/u));

function counterpartsIn(locale: Locale): ReadonlyMap<string, Counterparts> {
  const { counterparts, inflection } = backEndLanguages[locale].search;
  return new Map(
    linesOf(counterparts).map(([department = '', ...pairs]) => {
      const own = new Map(
        pairs.map((pair) => {
          const [other = '', word = ''] = foldedWords(pair);
          return [other, word];
        }),
      );
      return [department, { own, forms: wordForms(own.keys(), inflection) }];
    }),
  );
}

function departmentsIn(locale: Locale): Departments {
  const { departments, inflection } = backEndLanguages[locale].search;
  const nameOf = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const [own = '', ...theirs] of linesOf(departments)) {
    const [name = ''] = foldedWords(own);
    nameOf.set(name, name);
    for (const each of theirs) {
      const [word = ''] = foldedWords(each);
      (each.endsWith('-') ? beginnings : nameOf).set(word, name);
    }
  }
  return {
    forms: wordForms(nameOf.keys(), inflection),
    nameOf,
    beginnings,
    counterparts: counterpartsIn(locale),
  };
}

const departmentsOf = byLocale((locale) => {
  let read: Departments | undefined;
  return () => (read ??= departmentsIn(locale));
});

/** What a shop calls the department that a folded word names in any form; undefined for other words. */
export function departmentOf(locale: Locale, word: string): string | undefined {
  const { forms, nameOf } = departmentsOf[locale]();
  const [named] = nameOf.has(word) ? [word] : forms.whole(word);
  return named === undefined ? undefined : nameOf.get(named);
}

/** What a department calls a folded word’s thing of another: men have no kappa but a rock. */
export function counterpartIn(
  locale: Locale,
  department: string,
  word: string,
): string | undefined {
  const known = departmentsOf[locale]().counterparts.get(departmentOf(locale, department) ?? '');
  const [other] = known?.own.has(word) ? [word] : (known?.forms.whole(word) ?? []);
  return other === undefined ? undefined : known?.own.get(other);
}

/** The department and the thing that a folded compound may be of: herr and skjorta. */
export function splitByDepartment(
  locale: Locale,
  word: string,
): { readonly department: string; readonly thing: string } | undefined {
  for (const [beginning, department] of departmentsOf[locale]().beginnings)
    if (word.startsWith(beginning)) return { department, thing: word.slice(beginning.length) };
  return undefined;
}

const wordsOf = new WeakMap<CatalogueIndex, Map<Locale, ReadonlyMap<string, string>>>();

/** The words of the catalogue’s own departments in the names of its categories, by what shops call them. */
function ownDepartments(catalogue: CatalogueIndex, locale: Locale): ReadonlyMap<string, string> {
  const known = wordsOf.get(catalogue) ?? new Map<Locale, ReadonlyMap<string, string>>();
  wordsOf.set(catalogue, known);
  const before = known.get(locale);
  if (before) return before;
  const own = new Map<string, string>();
  for (const { name } of catalogue.categories.values())
    for (const word of foldedWords(name[locale] ?? '')) {
      const department = departmentOf(locale, word);
      if (department !== undefined) own.set(department, word);
    }
  known.set(locale, own);
  return own;
}

/** The word by which products are in a department; undefined if the catalogue has no such department. */
export const wordOfDepartment = (
  catalogue: CatalogueIndex,
  locale: Locale,
  department: string,
): string | undefined => ownDepartments(catalogue, locale).get(department);
